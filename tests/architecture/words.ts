import { withoutComments, type Source } from './source.ts'

type Named = { id: string; name: string; table: string; route: string }

const camel = (name: string): string => name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Every way of writing an area's name: its id, name, table and route, also as camelCase and PascalCase. */
export const namesOf = (areas: readonly Named[]): string[] => {
  const written = areas.flatMap(({ id, name, table, route }) => [id, name, table, route.replace(/^\//, '')])
  return [...new Set(written.flatMap((name) => [name, camel(name), pascal(camel(name))]))]
}

/** Where a file says one of the words as a word of its own, each as `file:line word`. Comments may. */
export const saying = (words: readonly string[], { path, text }: Source): string[] => {
  const pattern = new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'g')
  return lines(text).flatMap(({ line, number }) =>
    [...line.matchAll(pattern)].map((match) => `${path}:${number} ${match[0]}`),
  )
}

/** Where a file has what a pattern finds, each as `file:line`. Comments may. */
export const having = (pattern: RegExp, { path, text }: Source): string[] =>
  lines(text).flatMap(({ line, number }) => (pattern.test(line) ? [`${path}:${number}`] : []))

const lines = (text: string) => {
  const keepingLines = withoutComments(text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')))
  return keepingLines.split('\n').map((line, index) => ({ line, number: index + 1 }))
}
