import type { Message } from '../validation/fieldErrors.ts'
import { isFilled } from './condition.ts'
import type { Answers, Definition } from './definition.ts'
import { askedOf } from './guest.ts'
import { type Judged, judge, type Occasion } from './judge.ts'
import { aboveOf, groupOf, isFieldPart, nameIn, type Part, partsOf, placesOf } from './walk.ts'

/** Bytes of what is kept of a test, as JSON each. */
export const mostTested = 20_000

/** Of one form. */
export const mostTests = 50

/** What a form makes of answers: by paths of its parts, as `drivers[0].age`. */
export interface Expected {
  shown: readonly string[]
  hidden: readonly string[]
  /** Of what is calculated. */
  results: Readonly<Record<string, number | null>>
  /** `path` and `key` of what is found wrong. */
  wrong: readonly { path: string; key: string }[]
}

export interface FormTest {
  name: string
  /** On which day it is answered. */
  day: string
  known: Answers | null
  answers: Answers
  expected: Expected
}

/** In what a form makes of the answers something else than was expected. */
export type Deviation =
  | { what: 'shown' | 'hidden' | 'gone' | 'right'; at: string }
  | { what: 'result'; at: string; expected: number | null; found: number | null }
  | { what: 'wrong'; at: string; error: Message }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Spot {
  path: string
  part: Part
  value: unknown
}

/** Every place of a form with these answers, of a group row by row. */
const spotsIn = (definition: Definition, answers: Answers): Spot[] =>
  partsOf(definition).flatMap((part): Spot[] => {
    const group = groupOf(part)
    if (!group) return [{ path: part.key, part, value: answers[part.key] }]
    const rows = answers[group.key]
    return (Array.isArray(rows) ? rows : []).map((row: unknown, index) => ({
      path: `${group.key}[${index}].${part.key}`,
      part,
      value: isRecord(row) ? row[part.key] : undefined,
    }))
  })

const resultOf = ({ value }: Spot): number | null => (typeof value === 'number' ? value : null)

const isCalculated = ({ part }: Spot): boolean => isFieldPart(part) && part.item.type === 'calculated'

/** What is never shown to anybody is not looked for. */
const isSeen = ({ part }: Spot): boolean => !isFieldPart(part) || part.item.type !== 'hidden'

/** What a form makes of answers now, to be expected of it from now on. */
export const expectedOf = (definition: Definition, { answers, shown, wrong }: Judged): Expected => {
  const spots = spotsIn(definition, answers).filter(isSeen)
  const paths = (isShown: boolean) => spots.map(({ path }) => path).filter((path) => shown.has(path) === isShown)
  return {
    shown: paths(true),
    hidden: paths(false),
    results: Object.fromEntries(spots.filter(isCalculated).map((spot) => [spot.path, resultOf(spot)])),
    wrong: wrong.map(({ path, key }) => ({ path, key })),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isError = (value: unknown): boolean => isRecord(value) && isText(value['path']) && isText(value['key'])

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isOne(one))

/** Whether somebody's JSON says what is expected. */
export const isExpected = (value: unknown): value is Expected =>
  isRecord(value) &&
  isListOf(value['shown'], isText) &&
  isListOf(value['hidden'], isText) &&
  isRecord(value['results']) &&
  Object.values(value['results']).every((one) => one === null || Number.isFinite(one)) &&
  isListOf(value['wrong'], isError)

/** In what the form deviates from what is expected of it: of what is not there with all that stands around it, that alone. */
const deviations = (definition: Definition, expected: Expected, judged: Judged): Deviation[] => {
  const spots = new Map(spotsIn(definition, judged.answers).map((spot) => [spot.path, spot]))
  const parts = new Map(partsOf(definition).map((part) => [part.key, part]))
  const other = new Set([
    ...expected.shown.filter((path) => !judged.shown.has(path)),
    ...expected.hidden.filter((path) => judged.shown.has(path)),
  ])
  const around = (path: string): string[] => {
    const part = parts.get(nameIn(path))
    return part ? aboveOf(part).map(({ key }) => key) : []
  }
  const whatOf = (path: string) => {
    if (judged.shown.has(path)) return 'shown'
    return parts.has(nameIn(path)) ? 'hidden' : 'gone'
  }
  const isTold = (path: string) => around(path).some((key) => other.has(key))
  const seen = [...other].filter((path) => !isTold(path)).map((at): Deviation => ({ what: whatOf(at), at }))
  const results = Object.entries(expected.results).flatMap(([at, before]): Deviation[] => {
    const spot = spots.get(at)
    const found = spot ? resultOf(spot) : null
    return found === before || other.has(at) || isTold(at) ? [] : [{ what: 'result', at, expected: before, found }]
  })
  const isSame = (one: { path: string; key: string }) => (two: { path: string; key: string }) =>
    one.path === two.path && one.key === two.key
  const wrong = judged.wrong
    .filter((error) => !expected.wrong.some(isSame(error)))
    .map(({ path, key, values }): Deviation => ({ what: 'wrong', at: path, error: { key, values } }))
  const right = expected.wrong
    .filter((error) => !judged.wrong.some(isSame(error)))
    .filter(({ path }) => !other.has(path) && !isTold(path))
    .map(({ path }): Deviation => ({ what: 'right', at: path }))
  return [...seen, ...results, ...wrong, ...right.filter(({ at }) => !wrong.some((one) => one.at === at))]
}

/** Answers with those of a sample in place of what tells of a person: a test is seen by all who look at the form. */
export const withStandIns = (definition: Definition, answers: Answers, sample: Answers): Answers => {
  const whole: Record<string, unknown> = { ...answers }
  const replace = (row: Record<string, unknown>, name: string, by: unknown) => {
    if (isFilled(row[name])) row[name] = isRecord(by) ? by[name] : undefined
  }
  for (const { field, group } of placesOf(definition)) {
    if (!field.personal) continue
    if (!group) {
      replace(whole, field.name, sample)
      continue
    }
    const [by] = (sample[group.name] ?? []) as unknown[]
    const rows = whole[group.name]
    if (!Array.isArray(rows)) continue
    whole[group.name] = rows.map((row: unknown) => {
      const copy = { ...(row as object) }
      replace(copy, field.name, by)
      return copy
    })
  }
  return whole
}

type Answered = Pick<FormTest, 'day' | 'known' | 'answers'>

/** What it is asked as, and what becomes of the answers then. */
const made = (
  definition: Definition,
  { day, known, answers }: Answered,
  fits: Occasion['fits'],
): [Definition, Judged] => {
  const asked = askedOf(definition, known?.['role'])
  return [asked, judge(asked, answers, { at: day, ...(known && { known }), ...(fits && { fits }) })]
}

/** What a form makes of the answers of a test now. */
export const expectedNow = (definition: Definition, test: Answered, fits: Occasion['fits']): Expected =>
  expectedOf(...made(definition, test, fits))

/** Holds a form against a test of it; nothing is left where it makes of the answers what is expected. */
export const tried = (definition: Definition, test: FormTest, fits: Occasion['fits']): Deviation[] => {
  const [asked, judged] = made(definition, test, fits)
  return deviations(asked, test.expected, judged)
}
