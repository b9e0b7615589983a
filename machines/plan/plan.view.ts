import type { PayloadFields } from '../fields/fields.ts'
import type { Json } from '../kernel/types.ts'
import { type PlanContext, typedIn } from './plan.context.ts'

/** What is told of a product, by its fields' names. */
export const factsOf =
  (asks: PayloadFields, isShared: boolean) =>
  (context: PlanContext): Record<string, Json> => {
    const { submission, pricedAt, activatedAt, findings, associations, end } = context
    return {
      ...typedIn(asks, context),
      submittedAt: submission?.at ?? null,
      submittedBy: submission?.name ?? null,
      pricedAt,
      findings,
      activatedAt,
      ...(isShared && { partners: [...new Set(associations.map(({ partner }) => partner))], associations }),
      deactivatedAt: end?.at ?? null,
      deactivatedBy: end?.name ?? null,
      deactivationReason: end?.reason ?? null,
    }
  }
