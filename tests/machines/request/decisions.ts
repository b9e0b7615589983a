import { request } from '../../../machines/request/request.ts'
import { and, each, of, record, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions, Situation, Way } from '../decisions/types.ts'
import { form, situations, sooner } from './situations.ts'

const type = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0070'
const section = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0071'
const submissionId = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0073'
const at = '2026-03-09T05:05:00.000Z'
const due = '2026-03-10T05:05:00.000Z'

const closed = (to: string, field: string): Way => ({
  to,
  entry: to,
  keeps: { closing: { at: '$at', by: '$whoName', text: `$${field}` } },
})
const decided = (to: string, field: string): Way => ({
  ...closed(to, field),
  effects: [`who asks hears that it is ${to}`],
})

const submission = { form: '$form', id: '$submissionId', number: '$submission', at: '$at' }

const told = (person: string, kind: string, said: string) => ({
  type: 'notifyPerson',
  params: { person, organisation: '$parties.broker', kind, by: '$whoName', text: `$${said}` },
})

export const input = {
  type,
  subject: 'A certificate in English',
  description: 'For the visa',
  requestNumber: 'REQ-2026-0000000001',
  section,
  hours: 24,
}

/**
 * What is decided of an ad hoc request (the issue of forms, part 8): a team is asked by a form, one takes it, asks for details,
 * does it or declines; whoever asks withdraws it as long as it is open. At the end of its time it goes up, once.
 */
export const decisions: Decisions = {
  lifecycle: request,

  states: {
    submitted: ['SUBMITTED', 'submitted', 'busy'],
    inReview: ['IN_REVIEW', 'inReview', 'busy'],
    detailsAsked: ['DETAILS_ASKED', 'detailsAsked', 'busy'],
    done: ['DONE', 'done', 'settled'],
    declined: ['DECLINED', 'declined', 'failed'],
    withdrawn: ['WITHDRAWN', 'withdrawn', 'failed'],
  },

  rights: {
    'form.answered': ['adhoc_request.create', 'mayAsk'],
    'request.taken': ['adhoc_request.handle', 'mayHandle'],
    'request.released': ['adhoc_request.handle', 'mayHandle'],
    'details.asked': ['adhoc_request.handle', 'mayHandle'],
    'details.given': ['adhoc_request.create', 'mayAsk'],
    'request.done': ['adhoc_request.handle', 'mayHandle'],
    'request.declined': ['adhoc_request.handle', 'mayHandle'],
    'request.withdrawn': ['adhoc_request.create', 'mayAsk'],
    'request.climbed': null,
  },

  circles: { organisation: { rule: 'isOfOrganisation', parties: ['broker'] } },

  matrix: `
                  submitted inReview  detailsAsked done declined withdrawn
form.answered     first     anew      instead      .    .        .
request.taken     taken     takenOver takenBack    .    .        .
request.released  .         released  .            .    .        .
details.asked     .         asked     .            .    .        .
details.given     .         .         given        .    .        .
request.done      .         done      .            .    .        .
request.declined  .         declined  declined     .    .        .
request.withdrawn withdrawn inReview  inReview     .    .        .
request.climbed   climbed   climbed   climbed      .    .        .
`,

  decisions: {
    'form.answered': {
      first: {
        by: 'organisation',
        needs: 'isAsker',
        then: [
          {
            when: 'isBegun',
            to: 'submitted',
            entry: 'answered',
            keeps: { submission },
            effects: ['the section hears of it'],
          },
          {
            to: 'submitted',
            entry: 'answered',
            keeps: { submission, dueAt: due },
            effects: ['the section hears of it'],
          },
        ],
      },
      anew: {
        by: 'organisation',
        needs: 'isAsker',
        then: [{ entry: 'answered', keeps: { submission } }],
      },
      instead: {
        by: 'organisation',
        needs: 'isAsker',
        then: [
          {
            to: 'inReview',
            entry: 'answered',
            keeps: { submission, answer: '$submission' },
            effects: ['the reviewer hears of it'],
          },
        ],
      },
    },
    'request.taken': {
      taken: {
        by: 'organisation',
        needs: 'isInHands isNotAsker isAnswered',
        then: [{ to: 'inReview', entry: 'taken', keeps: { reviewer: { id: '$who', name: '$whoName' } } }],
      },
      takenOver: {
        by: 'organisation',
        needs: 'isInHands isNotAsker isNotReviewer isGoneUp',
        then: [{ entry: 'taken', keeps: { reviewer: { id: '$who', name: '$whoName' } } }],
      },
      takenBack: {
        by: 'organisation',
        needs: 'isInHands isNotAsker',
        then: [
          {
            to: 'inReview',
            entry: 'takenBack',
            keeps: { reviewer: { id: '$who', name: '$whoName' }, question: null },
          },
        ],
      },
    },
    'request.released': {
      released: {
        by: 'organisation',
        needs: 'isInHands',
        then: [{ to: 'submitted', entry: 'released', keeps: { reviewer: null } }],
      },
    },
    'details.asked': {
      asked: {
        by: 'organisation',
        needs: 'isInHands isNotAsker',
        then: [
          {
            to: 'detailsAsked',
            entry: 'detailsAsked',
            keeps: { question: '$question', answer: null },
            effects: ['who asks is asked'],
          },
        ],
      },
    },
    'details.given': {
      given: {
        by: 'organisation',
        needs: 'isAsker',
        then: [
          {
            to: 'inReview',
            entry: 'detailsGiven',
            keeps: { answer: '$answer' },
            effects: ['the reviewer hears of it'],
          },
        ],
      },
    },
    'request.done': {
      done: { by: 'organisation', needs: 'isInHands isNotAsker', then: [decided('done', 'note')] },
    },
    'request.declined': {
      declined: { by: 'organisation', needs: 'isInHands isNotAsker', then: [decided('declined', 'reason')] },
    },
    'request.withdrawn': {
      withdrawn: { by: 'organisation', needs: 'isAsker', then: [closed('withdrawn', 'reason')] },
      inReview: {
        by: 'organisation',
        needs: 'isAsker',
        then: [{ ...closed('withdrawn', 'reason'), effects: ['the reviewer hears that it is withdrawn'] }],
      },
    },
    'request.climbed': {
      climbed: { then: [{ entry: 'climbed', keeps: { climbedTo: { code: '$role', name: '$roleName' } } }] },
    },
  },

  limits: Object.fromEntries(
    ['submitted', 'inReview', 'detailsAsked'].map((state) => [
      state,
      { name: 'limit', until: 'over', of: 'dueAt', unless: 'lateSince' },
    ]),
  ),
  expiry: {
    entry: 'expiredBySchedule',
    byPerson: 'expired',
    keeps: { lateSince: '$at' },
    effects: ['it goes up'],
  },

  calendar: { [at]: {}, [due]: { over: due }, [sooner]: { over: sooner } },

  effects: {
    'the section hears of it': {
      type: 'notifyDesk',
      params: { message: 'answered', asker: '$asker.name', requestNumber: '$requestNumber' },
    },
    'who asks hears that it is done': told('$asker.id', 'done', 'note'),
    'who asks hears that it is declined': told('$asker.id', 'declined', 'reason'),
    'the reviewer hears that it is withdrawn': told('$reviewer.id', 'withdrawn', 'reason'),
    'who asks is asked': told('$asker.id', 'asked', 'question'),
    'the reviewer hears of it': told('$reviewer.id', 'answered', 'answer'),
    'it goes up': {
      type: 'climb',
      params: { organisation: '$parties.broker', section: '$section', reviewer: '$reviewer.id', by: '$asker.name' },
    },
  },

  letters: {
    'the form is answered': {
      type: 'form.answered',
      payload: { form, submissionId, submission: 'LETTER-000001' },
    },
    'it is taken': { type: 'request.taken' },
    'it is released': { type: 'request.released' },
    'a question': { type: 'details.asked', payload: { question: 'In which language?' } },
    'an answer': { type: 'details.given', payload: { answer: 'In English' } },
    'it is done': { type: 'request.done', payload: { note: 'Sent by mail' } },
    'it is declined': { type: 'request.declined', payload: { reason: 'Not ours' } },
    'it is withdrawn': { type: 'request.withdrawn', payload: { reason: 'No longer needed' } },
    'it goes up': { type: 'request.climbed', payload: { role: 'HEAD', roleName: 'Head of the desk' } },
  },
  situations: situations satisfies Record<string, Situation>,
  portraits: {
    untold: {
      type,
      subject: 'A certificate in English',
      description: 'For the visa',
      requestNumber: 'REQ-2026-0000000001',
      section,
      limitHours: 24,
      organisation_id: 'broker',
      asker: 'Sari',
      askerId: 'id of colleague',
      form: null,
      submissionId: null,
      submission: null,
      answeredAt: null,
      reviewer: null,
      question: null,
      answer: null,
      closing: null,
      closedBy: null,
      dueAt: null,
      isLate: false,
      lateSince: null,
      climbedTo: null,
    },
    told: {
      'when it is made': { facts: {}, tells: {} },
      'when the form is answered': {
        facts: { submission: { form, id: submissionId, number: 'LETTER-000001', at } },
        tells: { form, submissionId, submission: 'LETTER-000001', answeredAt: at },
      },
      'when somebody works on it': { facts: { reviewer: { id: 'x', name: 'Budi' } }, tells: { reviewer: 'Budi' } },
      'when something is asked': { facts: { question: 'When?' }, tells: { question: 'When?' } },
      'when that is answered': { facts: { answer: 'Now' }, tells: { answer: 'Now' } },
      'when it is closed': {
        facts: { closing: { at, by: 'Budi', text: 'Sent' } },
        tells: { closing: 'Sent', closedBy: 'Budi' },
      },
      'when its time has begun': { facts: { dueAt: due }, tells: { dueAt: due } },
      'when it is late': { facts: { lateSince: due }, tells: { isLate: true, lateSince: due } },
      'when it has gone up': {
        facts: { climbedTo: { code: 'HEAD', name: 'Head of the desk' } },
        tells: { climbedTo: 'Head of the desk' },
      },
    },
  },
  payloads: {
    begin: and(record('type'), text('subject', 120), {
      becomes: trimmed('description'),
      takes: [...each('description', undefined, of(2000)), ...each('requestNumber', of(40)), ...each('hours', 1, 2160)],
      refuses: [
        ...each('description', of(2001)),
        ...each('requestNumber', undefined, '', of(41)),
        ...each('section', undefined, ''),
        ...each('hours', undefined, 0, 1.5),
      ],
    }),
    'form.answered': and(text('form', 36), text('submissionId', 36), text('submission', 60)),
    'details.asked': text('question', 1000),
    'details.given': text('answer', 1000),
    'request.done': text('note', 1000),
    'request.declined': text('reason', 1000),
    'request.withdrawn': {
      becomes: trimmed('reason'),
      takes: each('reason', undefined, of(1000)),
      refuses: each('reason', of(1001)),
    },
    'request.climbed': and(text('role', 40), text('roleName', 120)),
  },

  input,
  beginning: {
    parties: { broker: 'broker' },
    asker: { id: 'id of colleague', name: 'Sari' },
    submission: null,
    reviewer: null,
    question: null,
    answer: null,
    closing: null,
    dueAt: null,
    lateSince: null,
    climbedTo: null,
  },
  begun: {
    right: ['adhoc_request.create', 'mayAsk'],
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation', asker: { id: '$who', name: '$whoName' } },
  },

  alike: [],
  choosing: '',
  typed: '',
  bulk: {
    'request.taken': null,
    'request.released': null,
    'details.asked': { field: 'question', required: true },
    'request.done': { field: 'note', required: true },
    'request.declined': { field: 'reason', required: true },
    'request.withdrawn': { field: 'reason', required: false },
  },
}
