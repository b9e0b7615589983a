import type { Fields } from '../fields/fields.ts'
import { day } from '../kit/payload.ts'

/** What a table is called in the code: by its lifecycle and its own name. */
const known = { code: { type: 'text', max: 80, required: true } } as const satisfies Fields

/** Why there is another version. */
export const note = { type: 'longText', max: 500, required: true } as const

/** What is asked of who begins a version, by the names of the area's fields. */
export const asks = {
  ruleTable: { type: 'reference', area: 'rule_engine', facts: known, required: true },
  validFrom: day,
  note,
} as const
