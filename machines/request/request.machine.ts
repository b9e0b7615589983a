import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import {
  climb,
  hostActions,
  log,
  logExpiry,
  notifyDesk,
  notifyPerson,
  noteOf,
  type PersonalNotice,
} from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { hour, type RequestContext } from './request.context.ts'
import type { RequestEvent } from './request.events.ts'
import { rules } from './request.guards.ts'
import { requestStatuses } from './request.statuses.ts'

const meta = metaOf('request', {
  'request.taken': { intent: 'primary', asks: true },
  'request.released': { asks: true },
  'details.asked': {},
  'details.given': { intent: 'primary', alone: true },
  'request.done': { intent: 'primary', decides: true },
  'request.declined': { intent: 'danger', asks: true, decides: true },
  'request.withdrawn': { intent: 'danger', asks: true },
})

interface Told {
  context: RequestContext
  event: RequestEvent
}

const tell = (who: 'asker' | 'reviewer', kind: PersonalNotice['kind']) =>
  notifyPerson(({ context, event }: Told) => ({
    person: context[who]!.id,
    organisation: context.parties.broker,
    kind,
    by: event.by.name,
    text: event.type === 'form.answered' ? event.submission : noteOf(event),
  }))

const tellSection = notifyDesk(({ context: { asker, requestNumber } }: { context: RequestContext }) => ({
  message: 'answered',
  asker: asker.name,
  requestNumber,
}))

const goUp = climb(({ context: { parties, section, reviewer, asker } }: { context: RequestContext }) => ({
  organisation: parties.broker,
  section,
  reviewer: reviewer?.id ?? '',
  by: asker.name,
}))

/** At the end of its time, which begins with the first answers, it goes up, once. */
const late = { limit: { actions: ['keepLateness', logExpiry, goUp] } } as const

const mayAsk = ['mayAsk', 'isOfOrganisation', 'isAsker'] as const
const mayHandle = ['mayHandle', 'isOfOrganisation', 'isInHands'] as const

const taken = {
  actions: ['keepReviewer', log('taken')],
  meta: meta('request.taken'),
} as const

const answered = { guard: and([...mayAsk]), actions: ['keepSubmission', log('answered')] } as const

const declined = {
  guard: and([...mayHandle, 'isNotAsker']),
  target: 'declined',
  actions: ['keepClosing', tell('asker', 'declined'), log('declined')],
  meta: meta('request.declined'),
} as const

const climbed = { actions: ['keepRole', log('climbed')] } as const

const withdrawn = {
  guard: and([...mayAsk]),
  target: 'withdrawn',
  actions: ['keepClosing', log('withdrawn')],
  meta: meta('request.withdrawn'),
} as const

const withdrawnInReview = {
  ...withdrawn,
  actions: ['keepClosing', tell('reviewer', 'withdrawn'), log('withdrawn')],
} as const

export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: {
    limit: ({ context: { lateSince, dueAt }, event }) =>
      lateSince !== null || dueAt === null ? Infinity : Date.parse(dueAt) - Date.parse(event.at),
  },
  actions: {
    ...hostActions,
    keepSubmission: assign(({ event }) => {
      assertEvent(event, 'form.answered')
      const { form, submissionId: id, submission: number, at } = event
      return { submission: { form, id, number, at } }
    }),
    beginLimit: assign(({ context: { dueAt, hours }, event: { at } }) => ({
      dueAt: dueAt ?? new Date(Date.parse(at) + hours * hour).toISOString(),
    })),
    keepReviewer: assign(({ event: { by } }) => ({ reviewer: { id: by.userId, name: by.name } })),
    dropReviewer: assign({ reviewer: null }),
    keepQuestion: assign(({ event }) => {
      assertEvent(event, 'details.asked')
      return { question: event.question, answer: null }
    }),
    keepAnswer: assign(({ event }) => {
      assertEvent(event, ['details.given', 'form.answered'])
      return { answer: event.type === 'form.answered' ? event.submission : event.answer }
    }),
    dropQuestion: assign({ question: null }),
    keepClosing: assign(({ event }) => ({
      closing: { at: event.at, by: event.by.name, text: noteOf(event) || null },
    })),
    keepLateness: assign(({ event }) => ({ lateSince: event.at })),
    keepRole: assign(({ event }) => {
      assertEvent(event, 'request.climbed')
      return { climbedTo: { code: event.role, name: event.roleName } }
    }),
  },
}).createMachine({
  id: 'request',
  description: 'What a colleague asks of a team by a form of its own, from the asking to the answer.',
  context: ({ input }) => input,
  initial: 'submitted',
  states: {
    submitted: {
      description:
        'Whoever asks answers the form of its type, with which its time begins; then somebody of the section takes it. At the end of its time it goes up to the higher role.',
      meta: { ...requestStatuses.SUBMITTED, desk: 'broker' },
      tags: ['busy'],
      after: late,
      on: {
        'form.answered': {
          guard: and([...mayAsk]),
          target: 'submitted',
          reenter: true,
          actions: ['keepSubmission', 'beginLimit', tellSection, log('answered')],
        },
        'request.taken': { guard: and([...mayHandle, 'isNotAsker', 'isAnswered']), target: 'inReview', ...taken },
        'request.withdrawn': withdrawn,
        'request.climbed': climbed,
      },
    },
    inReview: {
      description:
        'One has taken it, and decides it, asks for details or releases it. Once it has gone up, the higher role may take it over.',
      meta: { ...requestStatuses.IN_REVIEW, desk: 'broker' },
      tags: ['busy'],
      after: late,
      on: {
        'form.answered': answered,
        'request.taken': {
          guard: and([...mayHandle, 'isNotAsker', 'isNotReviewer', 'isGoneUp']),
          ...taken,
        },
        'request.released': {
          guard: and([...mayHandle]),
          target: 'submitted',
          actions: ['dropReviewer', log('released')],
          meta: meta('request.released'),
        },
        'details.asked': {
          guard: and([...mayHandle, 'isNotAsker']),
          target: 'detailsAsked',
          actions: ['keepQuestion', tell('asker', 'asked'), log('detailsAsked')],
          meta: meta('details.asked'),
        },
        'request.done': {
          guard: and([...mayHandle, 'isNotAsker']),
          target: 'done',
          actions: ['keepClosing', tell('asker', 'done'), log('done')],
          meta: meta('request.done'),
        },
        'request.declined': declined,
        'request.withdrawn': withdrawnInReview,
        'request.climbed': climbed,
      },
    },
    detailsAsked: {
      description:
        'Whoever asks is asked something, and answers it, or the form anew. The time goes on, and who has asked may go on without the answer, or the higher role once it has gone up.',
      meta: { ...requestStatuses.DETAILS_ASKED, desk: 'broker' },
      tags: ['busy'],
      after: late,
      on: {
        'form.answered': {
          guard: and([...mayAsk]),
          target: 'inReview',
          actions: ['keepSubmission', 'keepAnswer', tell('reviewer', 'answered'), log('answered')],
        },
        'details.given': {
          guard: and([...mayAsk]),
          target: 'inReview',
          actions: ['keepAnswer', tell('reviewer', 'answered'), log('detailsGiven')],
          meta: meta('details.given'),
        },
        'request.taken': {
          guard: and([...mayHandle, 'isNotAsker']),
          target: 'inReview',
          actions: ['keepReviewer', 'dropQuestion', log('takenBack')],
          meta: meta('request.taken'),
        },
        'request.declined': declined,
        'request.withdrawn': withdrawnInReview,
        'request.climbed': climbed,
      },
    },
    done: {
      description: 'What was asked for is done. Nothing follows.',
      meta: requestStatuses.DONE,
      tags: ['settled'],
      type: 'final',
    },
    declined: {
      description: 'It is not done, for a reason. Nothing follows.',
      meta: requestStatuses.DECLINED,
      tags: ['failed'],
      type: 'final',
    },
    withdrawn: {
      description: 'Whoever asked wants it no more. Nothing follows.',
      meta: requestStatuses.WITHDRAWN,
      tags: ['failed'],
      type: 'final',
    },
  },
})
