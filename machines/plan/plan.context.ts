import { number, type ObjectSchema } from 'yup'
import type { PayloadFields } from '../fields/fields.ts'
import { typeOf } from '../fields/fields.ts'
import { largestSum } from '../fields/money.ts'
import { bringing } from '../kernel/payloads.ts'
import type { Context, Json, Stamp } from '../kernel/types.ts'
import type { Finding } from './plan.pricing.ts'
import type { Terms } from './plan.terms.ts'

/** A partner that sells the plan, on these days and for this part of the premium; without `until`, as long as the plan is sold. */
export type Association = { partner: string; from: string; until: string | null; share: number }

/** `fourEyesFrom` is the sum insured from which another person activates than has submitted; null: the same may. */
export type PlanContext = Terms & {
  parties: { broker: string }
  fourEyesFrom: number | null
  /** The one that was sent to be priced last: an answer to another is none. */
  submission: { number: number; at: string; by: string; name: string } | null
  pricedAt: string | null
  activatedAt: string | null
  findings: Finding[]
  associations: Association[]
  end: { reason: string; at: string; name: string } | null
}

/** What was typed, by the names of what is asked for; what was not typed is empty. */
export const typedIn = (asks: PayloadFields, event: object): Context =>
  Object.fromEntries(
    Object.entries(asks).map(([name, { type }]) => {
      const { empty } = typeOf(type)
      return [name, (event as Context)[name] ?? ((Array.isArray(empty) ? empty : null) as Json)]
    }),
  )

export const startOf = (asks: PayloadFields): ObjectSchema<object> =>
  bringing(asks).schema!.shape({ fourEyesFrom: number().integer().min(0).max(largestSum).nullable().default(null) })

/** What a plan knows that begins: what was typed, and whose it is. */
export const openingOf =
  (asks: PayloadFields) =>
  ({ context, event }: { context: object; event: Stamp }): PlanContext => ({
    ...(typedIn(asks, context) as Terms),
    fourEyesFrom: (context as PlanContext).fourEyesFrom,
    parties: { broker: event.by.organisation.id },
    submission: null,
    pricedAt: null,
    activatedAt: null,
    findings: [],
    associations: [],
    end: null,
  })
