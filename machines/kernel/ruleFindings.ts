import type { PayloadField } from '../fields/fields.ts'
import { same } from '../fields/same.ts'
import { plainSchema } from '../fields/schema.ts'
import type { RuleContent } from './ruleContent.ts'
import { fits, givenFor } from './ruleTable.ts'
import type { Asked, Condition, RuleForm, RuleRow } from './ruleTable.types.ts'
import type { Json } from './types.ts'

/** A part of what may be asked: of each fact a word, or numbers from one up to another. */
export type Region = Record<string, string | { from: number; to: number }>

/** What keeps a version from being put in force; rows and examples by their place, from 0. */
export type Finding =
  | { kind: 'missing' | 'wrong' | 'turned'; row: number; field: string }
  | { kind: 'gap'; region: Region }
  | { kind: 'overlap'; row: number; other: number; region: Region }
  | { kind: 'unreachable'; row: number }
  | { kind: 'tooMany' }
  | { kind: 'example'; example: number; gives: RuleRow['then'] | null }

/** Findings of one kind that are told. */
const most = 20
/** Regions that are looked at. */
const mostRegions = 20_000

type Part = Region[string]

const representative = (part: Part): string | number => (typeof part === 'string' ? part : part.from)

/** The parts of a fact that the rows tell apart, each of which either fits a condition whole or not at all. */
const partsOf = (asked: Asked, conditions: readonly (Condition | undefined)[]): Part[] => {
  if (asked.type === 'option') return [...asked.options]
  const { min, max } = asked
  const starts = conditions.flatMap((condition) =>
    condition && 'from' in condition ? [condition.from ?? min, (condition.to ?? max) + 1] : [],
  )
  const cuts = [...new Set([min, ...starts])].filter((one) => one >= min && one <= max).toSorted((a, b) => a - b)
  return cuts.map((from, index) => ({ from, to: (cuts[index + 1] ?? max + 1) - 1 }))
}

const regionsOf = (dimensions: readonly (readonly [name: string, parts: readonly Part[]])[]): Region[] =>
  dimensions.reduce<Region[]>(
    (regions, [name, parts]) => regions.flatMap((region) => parts.map((part) => ({ ...region, [name]: part }))),
    [{}],
  )

const isTurned = (condition: Condition | undefined): boolean =>
  Boolean(condition && 'from' in condition && condition.from !== null && condition.to !== null) &&
  (condition as { from: number; to: number }).from > (condition as { to: number }).to

const isRight = (field: PayloadField, value: Json): boolean => plainSchema(field).isValidSync(value, { strict: true })

const ofCells = ({ gives, asks }: RuleForm, rows: readonly RuleRow[]): Finding[] =>
  rows.flatMap(({ when, then }, row) => [
    ...Object.entries(gives).flatMap(([field, declared]): Finding[] => {
      const value = then[field] ?? null
      if (value === null) return declared.required ? [{ kind: 'missing', row, field }] : []
      return isRight(declared, value) ? [] : [{ kind: 'wrong', row, field }]
    }),
    ...Object.keys(asks).flatMap((field): Finding[] => (isTurned(when[field]) ? [{ kind: 'turned', row, field }] : [])),
  ])

/** Gaps between rows, rows that overlap, and rows that are never asked since earlier ones fit wherever they do. */
const ofRegions = ({ asks }: RuleForm, rows: readonly RuleRow[]): Finding[] => {
  const dimensions = Object.entries(asks).map(
    ([name, asked]) =>
      [
        name,
        partsOf(
          asked,
          rows.map(({ when }) => when[name]),
        ),
      ] as const,
  )
  const count = dimensions.reduce((all, [, parts]) => all * parts.length, 1)
  if (count > mostRegions) return [{ kind: 'tooMany' }]
  const gaps: Finding[] = []
  const overlaps = new Map<string, Finding>()
  const reached = new Set<number>()
  for (const region of regionsOf(dimensions)) {
    const fitting = rows.flatMap(({ when }, row) =>
      Object.entries(region).every(([name, part]) => fits(when[name], representative(part))) ? [row] : [],
    )
    const [first, ...others] = fitting
    if (first === undefined) gaps.push({ kind: 'gap', region })
    else reached.add(first)
    for (const row of others)
      if (!overlaps.has(`${first} ${row}`))
        overlaps.set(`${first} ${row}`, { kind: 'overlap', row, other: first!, region })
  }
  const hidden = rows.flatMap((_, row): Finding[] => (reached.has(row) ? [] : [{ kind: 'unreachable', row }]))
  const apart = [...overlaps.values()].filter((one) => one.kind === 'overlap' && reached.has(one.row))
  return [...gaps.slice(0, most), ...apart.slice(0, most), ...hidden]
}

const ofExamples = ({ rows, examples }: RuleContent): Finding[] =>
  examples.flatMap(({ facts, then }, example): Finding[] => {
    const gives = givenFor(rows, facts)
    return gives && Object.entries(then).every(([name, value]) => same(value, gives[name] ?? null))
      ? []
      : [{ kind: 'example', example, gives }]
  })

/** What is wrong with what was written of a table; none: it may be put in force. */
export const findingsIn = (form: RuleForm, content: RuleContent): Finding[] => [
  ...ofCells(form, content.rows),
  ...ofRegions(form, content.rows),
  ...ofExamples(content),
]
