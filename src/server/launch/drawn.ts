import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { workshop } from './workshop.ts'

const inProject = (path: string) => fileURLToPath(new URL(path, root))

/** Plans by the keys of their graphs. */
type Plans = Record<string, object>

/** Where everything of every lifecycle stands in every language, by the file that it comes in: for those who handle cases each by itself, for who reads machines all of one machine. */
const plansOf = async (): Promise<Record<string, Plans>> => {
  const { default: Engine } = await import('elkjs/lib/elk.bundled.js')
  const { cases, locales, teller, outline, chartOf, graphOf, keyOf, planOf } = await workshop()
  const engine = new Engine()
  const planned = async (chart: object) => {
    const graph = graphOf(chart)
    return { key: keyOf(graph), plan: planOf(chart, await engine.layout(graph)) }
  }
  const files: Record<string, Plans> = {}
  for (const { lifecycle } of cases) {
    const { id, machine } = lifecycle
    for (const language of locales) {
      const words = { language, textOf: teller(language), t: teller(language, 'ui') }
      const plain = await planned(chartOf(outline(machine), words))
      const technical = await planned(chartOf(outline(machine), words, { isTechnical: true }))
      const counted = await planned(chartOf(outline(machine), words, { isCounted: true }))
      files[plain.key] = { [plain.key]: plain.plan }
      files[counted.key] = { [counted.key]: counted.plan }
      files[id] = { ...files[id], [technical.key]: technical.plan }
    }
  }
  return files
}

const one = 'drawn:'

/** The built browser fetches where the states of a lifecycle stand, so that nobody waits for its layout. */
export const drawn = (): Plugin => {
  let plans: Promise<Record<string, Plans>> | null = null
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
      const loads = Object.entries(all).flatMap(([file, some]) =>
        Object.keys(some).map((key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(one + file)})`),
      )
      return `export const drawn = { ${loads.join(', ')} }`
    },
  }
}
