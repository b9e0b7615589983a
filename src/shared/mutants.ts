import { mixed, array, boolean, number, object, string, type InferType } from 'yup'

/** What became of each mutant of a machine, as `npm run mutants` writes it. */
const mutant = object({
  /** The state that it was made in, and the slip of the hand. */
  what: string().max(400).required(),
  fate: mixed<'killed' | 'explained' | 'alive'>().oneOf(['killed', 'explained', 'alive']).required(),
  /** The file of the tests by which it was noticed, or why nobody can notice it. */
  by: string().max(400).defined(),
}).noUnknown()

const hunted = object({
  machine: string().max(60).required(),
  version: number().integer().required(),
  isWhole: boolean().required(),
  mutants: array(mutant.required()).max(20_000).required(),
}).noUnknown()

export type Hunted = InferType<typeof hunted>

/** Reads the file of a hunt; null: it is none. */
export const readHunted = (text: string): Hunted | null => {
  try {
    return hunted.validateSync(JSON.parse(text), { strict: true })
  } catch {
    return null
  }
}
