import { fileURLToPath } from 'node:url'
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { runnerImport, type Plugin } from 'vite'
import type { AnyStateMachine } from 'xstate'
import { root } from '../root.ts'

const inProject = (path: string) => fileURLToPath(new URL(path, root))

/** What lays out a lifecycle as the browser does. */
interface Workshop {
  lifecycles: readonly { machine: AnyStateMachine }[]
  locales: readonly string[]
  teller(language: string, namespace?: string): (key: string) => string
  outline(machine: AnyStateMachine): object
  chartOf(outline: object, words: object): object
  graphOf(chart: object): ElkNode
  keyOf(graph: ElkNode): string
  planOf(chart: object, laidOut: ElkNode): object
}

const workshop = 'workshop'

const parts = {
  locales: 'src/shared/locales.ts',
  teller: 'src/server/words.ts',
  outline: 'machines/kernel/outline.ts',
  chartOf: 'src/ui/statechart/chart.ts',
  'graphOf, keyOf': 'src/ui/statechart/graph.ts',
  planOf: 'src/ui/statechart/plan.ts',
}

const tools = [
  `import { areas } from ${JSON.stringify(inProject('src/areas/registry.ts'))}`,
  'export const lifecycles = await Promise.all(areas.flatMap(({ lifecycle }) => lifecycle?.load() ?? []))',
  ...Object.entries(parts).map(([names, path]) => `export { ${names} } from ${JSON.stringify(inProject(path))}`),
].join('\n')

const opened = async (): Promise<Workshop> => {
  const plugin: Plugin = {
    name: workshop,
    resolveId: (asked) => (asked === workshop ? workshop : null),
    load: (asked) => (asked === workshop ? tools : null),
  }
  return (await runnerImport<Workshop>(workshop, { plugins: [plugin] })).module
}

/** Where everything of every lifecycle stands in every language, by what its graph comes to. */
const plansOf = async (): Promise<Record<string, object>> => {
  const { default: Engine } = await import('elkjs/lib/elk.bundled.js')
  const { lifecycles, locales, teller, outline, chartOf, graphOf, keyOf, planOf } = await opened()
  const engine = new Engine()
  const charts = lifecycles.flatMap(({ machine }) =>
    locales.map((language) =>
      chartOf(outline(machine), { language, textOf: teller(language), t: teller(language, 'ui') }),
    ),
  )
  const placed = charts.map(async (chart) => {
    const graph = graphOf(chart)
    return [keyOf(graph), planOf(chart, await engine.layout(graph))] as const
  })
  return Object.fromEntries(await Promise.all(placed))
}

const one = 'drawn:'

/** The built browser fetches where the states of a lifecycle stand, so that nobody waits for its layout. */
export const drawn = (): Plugin => {
  let plans: Promise<Record<string, object>> | null = null
  return {
    name: 'drawn',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (asked) => (asked.startsWith(one) ? `\0${asked}` : null),
    load: async (asked) => {
      const isAll = asked === inProject('src/ui/statechart/drawn.ts')
      if (!isAll && !asked.startsWith(`\0${one}`)) return null
      const all = await (plans ??= plansOf())
      if (!isAll) return `export default ${JSON.stringify(all[asked.slice(one.length + 1)])}`
      const loads = Object.keys(all).map((key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(one + key)})`)
      return `export const drawn = { ${loads.join(', ')} }`
    },
  }
}
