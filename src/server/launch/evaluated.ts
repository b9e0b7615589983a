import { runnerImport, type Plugin } from 'vite'

const given = 'evaluated'

/** What the text of a module exports, evaluated with all that it imports of the project's. */
export const evaluated = async <T>(text: string): Promise<T> => {
  const plugin: Plugin = {
    name: given,
    resolveId: (asked) => (asked === given ? given : null),
    load: (asked) => (asked === given ? text : null),
  }
  return (await runnerImport<T>(given, { plugins: [plugin] })).module
}
