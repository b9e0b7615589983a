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

/** What a submission and a sale need of what is typed, where that is asked for. */
const completing = {
  hasPlanName: 'planName',
  hasValidity: 'validity',
  hasSumInsured: 'sumInsuredMax',
  hasBenefits: 'benefits',
  hasRates: 'rates',
  isRateTableWhole: 'rates',
} as const
const isTyped = (asks: PayloadFields, names: object) =>
  Object.entries(names).flatMap(([rule, name]: [string, string]) =>
    name in asks ? [rule as keyof typeof completing] : [],
  )

/** What its states mean where partners are associated with it, and where it is a partner's own. */
const shared = {
  draft: 'Its terms are still being typed. Once they are complete and the rate table is whole, it is submitted.',
  processing:
    'Submitted: the pricing checks its rates and answers by itself. Without an answer within 24 hours the submission has failed.',
  published:
    'Priced. Partners may be associated with it; it is sold from its activation on, by another person than submitted it where the sum insured demands that.',
  active: 'The partners that are associated with it sell it.',
  inactive: 'Nobody sells it any more. It cannot be activated again; a duplicate of it can be submitted.',
} as const
const own = {
  draft: 'Its configuration is still being typed. Once it is right, it is submitted.',
  processing:
    'Submitted: the pricing checks it and answers by itself. Without an answer within 24 hours the submission has failed.',
  published: 'Priced. It is sold from its activation on, by another person than submitted it where that is demanded.',
  active: 'The partner sells it.',
  inactive: 'The partner does not sell it any more. It cannot be activated again.',
} as const

/** What is sold, from its draft to the day from which nobody sells it any more. */
export const planMachineOf = ({ id, asks, permissions }: PlanDeclaration) => {
  const statuses = statusesOf(id)
  /** Whether partners are associated with it; else it is a partner's own. */
  const isShared = permissions.associate !== undefined
  const says = isShared ? shared : own
  const meta = metaOf(id, {
    'plan.edited': {},
    'plan.submitted': { intent: 'primary', asks: true },
    'plan.resubmitted': { intent: 'primary', asks: true },
    'plan.activated': { intent: 'primary', asks: true, decides: true },
    'plan.deactivated': { intent: 'danger', asks: true, decides: true, ...(isShared && { about: 'partners' }) },
    'plan.associated': {},
    'plan.dissociated': {},
    'document.added': {},
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
  const submitted = and(['maySubmit', 'isOfOrganisation', ...isTyped(asks, completing)])
  const valid: 'isStillValid'[] = 'validity' in asks ? ['isStillValid'] : []
  const activated = and(['mayActivate', 'isOfOrganisation', 'isNotSubmitter', ...valid])
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
  const documented = {
    guard: and(['mayUpload', 'isOfOrganisation']),
    actions: log('documentAdded'),
    meta: meta('document.added'),
  } as const
  const documents = permissions.upload === undefined ? {} : { 'document.added': documented }
  const sharing = isShared ? { 'plan.associated': associated, 'plan.dissociated': dissociated } : {}

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
        description: says.draft,
        meta: { ...statuses.DRAFT, desk: 'broker' },
        tags: ['editable'],
        on: {
          ...documents,
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
        description: says.processing,
        meta: statuses.PROCESSING,
        tags: ['busy'],
        entry: price,
        after: { processingLimit: { target: 'pricingSubmissionFailed', actions: logExpiry } },
        on: {
          ...documents,
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
        description: says.published,
        meta: { ...statuses.PUBLISHED, desk: 'broker' },
        tags: ['busy'],
        on: {
          ...documents,
          'plan.activated': {
            guard: activated,
            target: 'active',
            actions: ['keepActivation', log('activated')],
            meta: meta('plan.activated'),
          },
          ...sharing,
        },
      },
      active: {
        description: says.active,
        meta: statuses.ACTIVE,
        tags: ['settled'],
        on: {
          ...documents,
          ...sharing,
          'plan.deactivated': {
            guard: and(['mayDeactivate', 'isOfOrganisation']),
            target: 'inactive',
            actions: ['keepEnd', log('deactivated')],
            meta: meta('plan.deactivated'),
          },
        },
      },
      inactive: {
        description: says.inactive,
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
          ...documents,
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
