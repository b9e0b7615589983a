import type { PayloadFields } from '../fields/fields.ts'
import { askedOf } from '../kernel/payloads.ts'

/** The kind of organisation whose cases are, and under whose rules they begin. */
export const houseKind = 'broker'

/** The field in which somebody of an organisation of a kind chooses whose a case will be that they begin; none: it is their own, or goes without saying. */
export const houseAsked = (asks: PayloadFields, kind: string): string | undefined =>
  Object.entries(askedOf(asks, kind)).find(([, { party }]) => party === houseKind)?.[0]
