import { parseArgs } from 'node:util'
import type { Engine } from './book.ts'

const parts = [
  'schema',
  'entry',
  'lists',
  'start',
  'approvals',
  'exports',
  'browser',
  'growth',
  'areas',
  'matrix',
  'forms',
  'moves',
  'replay',
  'why',
  'dryRun',
  'inspecting',
] as const
export type Part = (typeof parts)[number]

const engines: Engine[] = ['PostgreSQL', 'PGlite']

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join() },
    engine: { type: 'string', default: engines.join() },
    rows: { type: 'string', default: '200000' },
    loads: { type: 'string', default: '5' },
    large: { type: 'boolean', default: false },
    areas: { type: 'string' },
  },
})

const chosen = <T extends string>(flag: 'only' | 'engine', of: readonly T[]): T[] =>
  values[flag].split(',').map((name) => {
    const found = of.find((one) => one.toLowerCase() === name.toLowerCase())
    if (!found) throw new Error(`There is no ${name}: --${flag} takes of ${of.join(', ')}`)
    return found
  })

/** What of the bench is wanted, on what, and how much of it. */
export const flags = {
  only: new Set(chosen('only', parts)),
  engines: chosen('engine', engines),
  rows: Number(values.rows),
  loads: Number(values.loads),
  large: values.large,
  /** Ids of those whose lists are measured; all of them where none is named. */
  areas: values.areas?.split(','),
}
