import { and, assertEvent, assign, setup } from 'xstate'
import type { PayloadFields } from '../fields/fields.ts'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { days } from '../kit/days.ts'
import { askPricing, hostActions, log, logExpiry } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { type PlanContext, typedIn } from './plan.context.ts'
import type { PlanEvent } from './plan.events.ts'
import { outlasts, type PlanPermissions, rulesOf } from './plan.guards.ts'
import { statusesOf } from './plan.statuses.ts'

export interface PlanDeclaration {
  /** Of the lifecycle: its words are in the namespace of this name. */
  id: string
  /** What is typed of a product, by the names of its area's fields. */
  asks: PayloadFields
  permissions: PlanPermissions
}

const isComplete = ['hasPlanName', 'hasValidity', 'hasSumInsured', 'hasBenefits', 'hasRates'] as const

/** What is sold, from its draft to the day from which nobody sells it any more. */
export const planMachineOf = ({ id, asks, permissions }: PlanDeclaration) => {
  const statuses = statusesOf(id)
  const meta = metaOf(id, {
    'plan.edited': {},
    'plan.submitted': { intent: 'primary', asks: true },
    'plan.resubmitted': { intent: 'primary', asks: true },
    'plan.activated': { intent: 'primary', asks: true },
    'plan.deactivated': { intent: 'danger', asks: true, about: 'partners' },
    'plan.associated': {},
    'plan.dissociated': {},
  })
  const price = askPricing(({ context }: { context: PlanContext }) => ({
    submission: context.submission!.number,
    terms: typedIn(asks, context),
  }))

  const edited = {
    guard: and(['mayEdit', 'isOfOrganisation', 'isPlanChanged']),
    actions: ['keepTyped', log('edited')],
    meta: meta('plan.edited'),
  } as const
  const submitted = and(['maySubmit', 'isOfOrganisation', ...isComplete, 'isRateTableWhole'])
  const associated = {
    guard: and(['mayAssociate', 'isOfOrganisation', 'isUntilInOrder', 'isWithinValidity', 'isAssociationFree']),
    actions: ['keepAssociation', log('associated')],
    meta: meta('plan.associated'),
  } as const
  const dissociated = {
    guard: and(['mayAssociate', 'isOfOrganisation', 'isSoldBySomebody', 'isAssociated', 'isLastToCome']),
    actions: ['endAssociation', log('dissociated')],
    meta: meta('plan.dissociated'),
  } as const

  return setup({
    types: {
      context: {} as PlanContext,
      events: {} as PlanEvent,
      input: {} as PlanContext,
      meta: {} as StateMeta,
      transitionMeta: {} as TransitionMeta,
      tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
    },
    guards: guardsOf(rulesOf(asks, permissions)),
    delays: { processingLimit: days(1) },
    actions: {
      ...hostActions,
      keepTyped: assign(({ event }) => typedIn(asks, event)),
      keepSubmission: assign(({ context: { submission }, event: { at, by } }) => ({
        submission: { number: (submission?.number ?? 0) + 1, at, by: by.userId, name: by.name },
        findings: [],
      })),
      keepPrice: assign(({ event: { at } }) => ({ pricedAt: at })),
      keepFindings: assign(({ event }) => {
        assertEvent(event, 'pricing.rejected')
        return { findings: event.findings }
      }),
      keepActivation: assign(({ event: { at } }) => ({ activatedAt: at })),
      keepAssociation: assign(({ context: { associations }, event }) => {
        assertEvent(event, 'plan.associated')
        const { partner, from, until = null, share } = event
        const all = [...associations, { partner, from, until, share }]
        return { associations: all.toSorted((one, other) => (one.from < other.from ? -1 : 1)) }
      }),
      endAssociation: assign(({ context: { associations }, event }) => {
        assertEvent(event, 'plan.dissociated')
        const { partner, last } = event
        return {
          associations: associations.flatMap((one) => {
            if (one.partner !== partner || !outlasts(one, last)) return [one]
            return one.from > last ? [] : [{ ...one, until: last }]
          }),
        }
      }),
      keepEnd: assign(({ event }) => {
        assertEvent(event, 'plan.deactivated')
        const { reason, at, by } = event
        return { end: { reason, at, name: by.name } }
      }),
    },
  }).createMachine({
    id,
    description:
      'A product that is sold: its terms are typed, priced, made public and sold, until it is deactivated for good.',
    context: ({ input }) => input,
    initial: 'draft',
    states: {
      draft: {
        description:
          'Its terms are still being typed. Once they are complete and the rate table is whole, it is submitted.',
        meta: { ...statuses.DRAFT, desk: 'broker' },
        tags: ['editable'],
        on: {
          'plan.edited': edited,
          'plan.submitted': {
            guard: submitted,
            target: 'processing',
            actions: ['keepSubmission', log('submitted')],
            meta: meta('plan.submitted'),
          },
        },
      },
      processing: {
        description:
          'Submitted: the pricing checks its rates and answers by itself. Without an answer within 24 hours the submission has failed.',
        meta: statuses.PROCESSING,
        tags: ['busy'],
        entry: price,
        after: { processingLimit: { target: 'pricingSubmissionFailed', actions: logExpiry } },
        on: {
          'pricing.accepted': {
            guard: 'isOfSubmission',
            target: 'published',
            actions: ['keepPrice', log('priced')],
          },
          'pricing.rejected': {
            guard: 'isOfSubmission',
            target: 'pricingSubmissionFailed',
            actions: ['keepFindings', log('notPriced')],
          },
        },
      },
      published: {
        description:
          'Priced. Partners may be associated with it; it is sold from its activation on, by another person than submitted it where the sum insured demands that.',
        meta: { ...statuses.PUBLISHED, desk: 'broker' },
        tags: ['busy'],
        on: {
          'plan.activated': {
            guard: and(['mayActivate', 'isOfOrganisation', 'isNotSubmitter', 'isStillValid']),
            target: 'active',
            actions: ['keepActivation', log('activated')],
            meta: meta('plan.activated'),
          },
          'plan.associated': associated,
          'plan.dissociated': dissociated,
        },
      },
      active: {
        description: 'The partners that are associated with it sell it.',
        meta: statuses.ACTIVE,
        tags: ['settled'],
        on: {
          'plan.associated': associated,
          'plan.dissociated': dissociated,
          'plan.deactivated': {
            guard: and(['mayDeactivate', 'isOfOrganisation']),
            target: 'inactive',
            actions: ['keepEnd', log('deactivated')],
            meta: meta('plan.deactivated'),
          },
        },
      },
      inactive: {
        description: 'Nobody sells it any more. It cannot be activated again; a duplicate of it can be submitted.',
        meta: statuses.INACTIVE,
        tags: ['settled'],
        type: 'final',
      },
      pricingSubmissionFailed: {
        description:
          'The pricing has rejected it, or has not answered in time. What it has found is corrected, and it is submitted again.',
        meta: { ...statuses.PRICING_SUBMISSION_FAILED, desk: 'broker' },
        tags: ['failed'],
        on: {
          'plan.edited': edited,
          'plan.resubmitted': {
            guard: submitted,
            target: 'processing',
            actions: ['keepSubmission', log('resubmitted')],
            meta: meta('plan.resubmitted'),
          },
        },
      },
    },
  })
}
