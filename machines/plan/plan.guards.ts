import type { PayloadFields } from '../fields/fields.ts'
import { daysOf } from '../fields/period.ts'
import { same } from '../fields/same.ts'
import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { belongsTo, isAnotherPerson, may } from '../kit/rules.ts'
import { type Association, type PlanContext, typedIn } from './plan.context.ts'
import type { PlanEvent } from './plan.events.ts'
import { faultsOf } from './plan.rates.ts'
import type { Terms } from './plan.terms.ts'

type PlanRule = Rule<PlanContext, PlanEvent>

/** What an operator holds for each of them. */
export interface PlanPermissions {
  begin: string
  edit: string
  submit: string
  activate: string
  deactivate: string
  /** Where others are associated with it, who sell it. */
  associate?: string
  /** Where it has documents. */
  upload?: string
}

const never = '9999-12-31'

/** What an association would be, as far as it is typed. */
const associationIn = (event: PlanEvent): Omit<Association, 'share'> => {
  const { partner = '', from = '', until = null } = event as Partial<Association>
  return { partner, from, until }
}

const overlaps = (one: Omit<Association, 'share'>, other: Omit<Association, 'share'>): boolean =>
  one.partner === other.partner && one.from <= (other.until ?? never) && other.from <= (one.until ?? never)

const besideIn = ({ associations }: PlanContext, event: PlanEvent): Association | undefined =>
  associations.find((one) => overlaps(one, associationIn(event)))

/** Of whom the event says that they sell no more, and until when they do. */
const lastIn = (event: PlanEvent) => {
  const { partner = '', last = '' } = event as { partner?: string; last?: string }
  return { partner, last }
}

export const outlasts = ({ until }: Association, day: string): boolean => (until ?? never) > day

const validityOf = ({ validity }: PlanContext) => daysOf(validity ?? '')

/** Something is there, where the product asks for it. */
const has = (name: keyof Terms, isThere: (terms: Terms) => boolean = (terms) => Boolean(terms[name])): PlanRule => ({
  test: ({ context }) => !(name in context) || isThere(context),
})

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rulesOf = (asks: PayloadFields, permissions: PlanPermissions) =>
  ({
    mayBegin: may(permissions.begin),
    mayEdit: may(permissions.edit),
    maySubmit: may(permissions.submit),
    mayActivate: may(permissions.activate),
    mayDeactivate: may(permissions.deactivate),
    mayAssociate: may(permissions.associate ?? ''),
    mayUpload: may(permissions.upload ?? ''),

    isOfOrganisation: belongsTo('broker'),
    isNotSubmitter: isAnotherPerson(
      ({ sumInsuredMax }: PlanContext) => sumInsuredMax ?? 0,
      ({ submission }) => [submission?.by ?? null],
    ),

    isPlanChanged: {
      payload: [],
      test: ({ context, event }) => {
        const typed = typedIn(asks, event)
        return Object.keys(asks).some((name) => !same(typed[name], (context as Record<string, unknown>)[name]))
      },
    },
    hasPlanName: has('planName', ({ planCode, planName }) => Boolean(planCode && planName)),
    hasValidity: has('validity'),
    hasSumInsured: has('sumInsuredMax', ({ sumInsuredMin, sumInsuredMax }) => Boolean(sumInsuredMin && sumInsuredMax)),
    hasBenefits: has('benefits', ({ benefits = [] }) => benefits.length > 0),
    hasRates: has('rates', ({ rates = [] }) => rates.length > 0),
    isRateTableWhole: {
      test: ({ context: { rates = [] } }) => faultsOf(rates).length === 0,
      values: ({ context: { rates = [] } }) => ({ ...faultsOf(rates)[0] }),
    },

    isOfSubmission: {
      payload: ['submission'],
      test: ({ context, event }) => 'submission' in event && event.submission === context.submission?.number,
    },
    isStillValid: {
      test: ({ context, event }) => !context.validity || validityOf(context).end >= jakartaDay(event.at),
      values: ({ context }) => ({ last: validityOf(context).end }),
    },

    isUntilInOrder: {
      payload: ['from', 'until'],
      test: ({ event }) => (associationIn(event).until ?? never) >= associationIn(event).from,
    },
    isWithinValidity: {
      payload: ['from', 'until'],
      test: ({ context, event }) => {
        if (!context.validity) return true
        const { from, until } = associationIn(event)
        const { begin, end } = validityOf(context)
        return from >= begin && (until ?? from) <= end
      },
      values: ({ context }) => ({ first: validityOf(context).begin, last: validityOf(context).end }),
    },
    isAssociationFree: {
      payload: ['partner', 'from', 'until'],
      test: ({ context, event }) => besideIn(context, event) === undefined,
      values: ({ context, event }) => {
        const { from = null, until = null } = besideIn(context, event) ?? {}
        return { from, until }
      },
    },
    isSoldBySomebody: { test: ({ context }) => context.associations.length > 0 },
    isAssociated: {
      payload: ['partner', 'last'],
      test: ({ context: { associations }, event }) => {
        const { partner, last } = lastIn(event)
        return associations.some((one) => one.partner === partner && outlasts(one, last))
      },
    },
    isLastToCome: {
      payload: ['last'],
      test: ({ event }) => lastIn(event).last >= jakartaDay(event.at),
      values: ({ event }) => ({ today: jakartaDay(event.at) }),
    },
  }) satisfies Record<string, PlanRule>
