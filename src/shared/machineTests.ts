import { array, boolean, mixed, number, object, type ObjectSchema, string, type InferType } from 'yup'
import type { Coverage } from '../../machines/kernel/coverage.ts'

/** Which machine was tested, as it then was. */
const tested = {
  machine: string().max(60).required(),
  version: number().integer().min(0).max(100_000).required(),
  /** Of its chart (chartDigest.ts). */
  digest: string().max(24).required(),
}

/** What became of a machine that differs from this one by one slip of the hand. */
const mutant = object({
  /** The state that it was made in, and the slip of the hand. */
  what: string().max(400).required(),
  fate: mixed<'killed' | 'explained' | 'alive'>().oneOf(['killed', 'explained', 'alive']).required(),
  /** The cell of the table, or other part of the tests, by which it was noticed, or why nobody can notice it. */
  by: string().max(400).defined(),
}).noUnknown()

/** What the hand-written table says of an event in a state: the states that it leads to; none where nobody can send it there. */
const decided = object({
  state: string().max(200).required(),
  event: string().max(120).required(),
  to: array(string().max(200).required()).max(50).required(),
}).noUnknown()

const hunted = object({
  ...tested,
  isWhole: boolean().required(),
  /** The file of the table that it was hunted by. */
  table: string().max(200).required(),
  decided: array(decided.required()).max(20_000).required(),
  mutants: array(mutant.required()).max(20_000).required(),
}).noUnknown()

export type Hunted = InferType<typeof hunted>

const isReached = (value: unknown): boolean => typeof value === 'boolean'
const isSaid = (value: unknown): boolean => {
  const { yes, no, ...more } = Object(value) as Record<string, unknown>
  return isReached(yes) && isReached(no) && Object.keys(more).length === 0
}

/** Names, each with something that is as it must be. */
const byName = <T>(isRight: (value: unknown) => boolean) =>
  mixed<Record<string, T>>((value): value is Record<string, T> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const entries = Object.entries(value)
    return entries.length <= 5_000 && entries.every(([name, one]) => name.length <= 300 && isRight(one))
  }).required()

const covered = object({
  ...tested,
  states: byName<boolean>(isReached),
  transitions: byName<boolean>(isReached),
  deadlines: byName<boolean>(isReached),
  effects: byName<boolean>(isReached),
  rules: byName<{ yes: boolean; no: boolean }>(isSaid),
}).noUnknown()

export type Covered = Omit<Coverage, 'lifecycle'> & { machine: string; digest: string }

/** What tests have told of a machine, by its kind: `coverage` of the generated paths, `mutants` of a hunt. */
export interface MachineTests {
  coverage: Covered
  mutants: Hunted
}

export type TestKind = keyof MachineTests
export const testKinds = ['coverage', 'mutants'] as const satisfies readonly TestKind[]

/** As text, at most. */
export const longestTest = 4_000_000

const schemas: Record<TestKind, ObjectSchema<object>> = { coverage: covered, mutants: hunted }

/** Reads what tests have told; null: it is nothing of that kind. */
export const readTest = <K extends TestKind>(kind: K, text: string): MachineTests[K] | null => {
  if (text.length > longestTest) return null
  try {
    return schemas[kind].validateSync(JSON.parse(text), { strict: true }) as MachineTests[K]
  } catch {
    return null
  }
}
