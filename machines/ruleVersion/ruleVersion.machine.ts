import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { hostActions, log, notifyDesk } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { contentIn, handOf, type RuleVersionContext } from './ruleVersion.context.ts'
import type { RuleVersionEvent } from './ruleVersion.events.ts'
import { rules } from './ruleVersion.guards.ts'
import { ruleVersionStatuses } from './ruleVersion.statuses.ts'

const meta = metaOf('ruleVersion', {
  'rules.edited': { elsewhere: true },
  'version.submitted': { intent: 'primary', asks: true },
  'version.approved': { intent: 'primary', asks: true, decides: true },
  'version.returned': { asks: true, decides: true },
  'version.discarded': { intent: 'danger', asks: true, decides: true },
  'version.withdrawn': { intent: 'danger', asks: true, decides: true },
})

const tellApprovers = notifyDesk(({ context: { title, validFrom, author } }: { context: RuleVersionContext }) => ({
  message: 'submitted',
  title,
  validFrom,
  author,
}))

const discarded = {
  guard: and(['mayEdit', 'isOfOrganisation']),
  target: 'withdrawn',
  actions: log('discarded'),
  meta: meta('version.discarded'),
} as const

export const ruleVersionMachine = setup({
  types: {
    context: {} as RuleVersionContext,
    events: {} as RuleVersionEvent,
    input: {} as RuleVersionContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  actions: {
    ...hostActions,
    keepContent: assign(({ context, event }) => {
      assertEvent(event, 'rules.edited')
      const { validFrom, note, by } = event
      return {
        content: contentIn(context, event)!,
        validFrom,
        note,
        author: by.name,
        authors: [...new Set([...context.authors, by.userId])],
      }
    }),
    keepSubmission: assign(({ context: { authors }, event }) => ({
      submitted: handOf(event),
      authors: [...new Set([...authors, event.by.userId])],
      reason: null,
    })),
    keepApproval: assign(({ event }) => ({ approved: handOf(event) })),
    keepReason: assign(({ event }) => {
      assertEvent(event, ['version.returned', 'version.withdrawn'])
      return { reason: event.reason }
    }),
  },
}).createMachine({
  id: 'ruleVersion',
  description: 'A version of a rule table, from its draft to the day from which cases begin under it.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description:
        'It is being written. Once nothing is wrong with it, every example holds and it differs from what it began with, it is submitted.',
      meta: { ...ruleVersionStatuses.DRAFT, desk: 'broker' },
      tags: ['editable'],
      on: {
        'rules.edited': {
          guard: and(['mayEdit', 'isOfOrganisation', 'isOfTable', 'isEdited']),
          actions: ['keepContent', log('edited')],
          meta: meta('rules.edited'),
        },
        'version.submitted': {
          guard: and(['mayEdit', 'isOfOrganisation', 'isFaultless', 'isOtherThanBefore', 'isAhead']),
          target: 'submitted',
          actions: ['keepSubmission', tellApprovers, log('submitted')],
          meta: meta('version.submitted'),
        },
        'version.discarded': discarded,
      },
    },
    submitted: {
      description:
        'Somebody who has written nothing of it approves it before the day from which it is to hold, or returns it.',
      meta: { ...ruleVersionStatuses.SUBMITTED, desk: 'broker' },
      tags: ['busy'],
      on: {
        'version.approved': {
          guard: and(['mayApprove', 'isOfOrganisation', 'isNotAuthor', 'isAhead']),
          target: 'approved',
          actions: ['keepApproval', log('approved')],
          meta: meta('version.approved'),
        },
        'version.returned': {
          guard: and(['mayApprove', 'isOfOrganisation']),
          target: 'draft',
          actions: ['keepReason', log('returned')],
          meta: meta('version.returned'),
        },
        'version.discarded': discarded,
      },
    },
    approved: {
      description:
        'Cases that begin on its day or later begin under it and keep it, until a later version holds. Taken back, it holds for no further case.',
      meta: ruleVersionStatuses.APPROVED,
      tags: ['settled'],
      on: {
        'version.withdrawn': {
          guard: and(['mayApprove', 'isOfOrganisation']),
          target: 'withdrawn',
          actions: ['keepReason', log('withdrawn')],
          meta: meta('version.withdrawn'),
        },
      },
    },
    withdrawn: {
      description: 'Given up, or taken back: cases that have begun under it keep it, and no other does.',
      meta: ruleVersionStatuses.WITHDRAWN,
      tags: ['failed'],
      type: 'final',
    },
  },
})
