import { fileURLToPath } from 'node:url'
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine } from 'xstate'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Chapter } from '../../shared/handbook/chapter.ts'
import type { Teller } from '../../shared/handbook/teller.ts'
import type { Locale } from '../../shared/locales.ts'
import { root } from '../root.ts'
import { evaluated } from './evaluated.ts'

const inProject = (path: string) => JSON.stringify(fileURLToPath(new URL(path, root)))

/** A chapter with its drawing, and the places of the other chapters and languages. */
export interface Printed {
  chapter: Chapter
  teller: Teller
  outline: object
  chart: object
  plan: object
}

/** What lays out a lifecycle, and prints what the handbook says of it, as the browser does. */
interface Workshop {
  /** Areas with their lifecycles, each lifecycle once. */
  cases: readonly { area: Area; lifecycle: Lifecycle }[]
  locales: readonly Locale[]
  teller(language: string, namespace?: string): (key: string) => string
  outline(machine: AnyStateMachine): object
  chartOf(outline: object, words: object, options?: { isTechnical?: boolean; isCounted?: boolean }): object
  graphOf(chart: object): ElkNode
  keyOf(graph: ElkNode): string
  planOf(chart: object, laidOut: ElkNode): object
}

/** The same with what makes pages of the handbook. */
interface PrintingWorkshop extends Workshop {
  handbookTeller(language: Locale): Teller
  chapterOf(area: Area, lifecycle: Lifecycle, teller: Teller): Chapter
  sheetOf(printed: Printed): string
}

const layingOut = {
  locales: 'src/shared/locales.ts',
  teller: 'src/server/words.ts',
  outline: 'machines/kernel/outline.ts',
  chartOf: 'src/ui/statechart/chart.ts',
  'graphOf, keyOf': 'src/ui/statechart/graph.ts',
  planOf: 'src/ui/statechart/plan.ts',
}

const printing = {
  handbookTeller: 'src/server/words.ts',
  chapterOf: 'src/shared/handbook/chapter.ts',
  sheetOf: 'src/views/handbook/sheet.tsx',
}

const toolsOf = (parts: Readonly<Record<string, string>>): string =>
  [
    `import { areas } from ${inProject('src/areas/registry.ts')}`,
    `const all = areas.flatMap((area) => area.lifecycle && !area.of
       ? area.lifecycle.load().then((lifecycle) => ({ area, lifecycle }))
       : [])`,
    'export const cases = await Promise.all(all)',
    ...Object.entries(parts).map(([names, path]) => `export { ${names} } from ${inProject(path)}`),
  ].join('\n')

export const workshop = (): Promise<Workshop> => evaluated<Workshop>(toolsOf(layingOut))

export const printingWorkshop = (): Promise<PrintingWorkshop> =>
  evaluated<PrintingWorkshop>(toolsOf({ ...layingOut, ...printing }))
