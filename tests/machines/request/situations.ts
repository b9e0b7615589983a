import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'

const due = '2026-03-10T05:05:00.000Z'
export const sooner = '2026-03-10T04:05:00.000Z'
const [us, colleague, other] = ['broker', 'colleague', 'another'].map((name) => ({ id: `id of ${name}`, name }))
/** Of whose type a request is answered. */
export const form = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0072'
const answered = {
  dueAt: due,
  submission: {
    form,
    id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0073',
    number: 'LETTER-000001',
    at: '2026-03-09T02:00:00.000Z',
  },
}
const section = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0071'

/** Everybody whom a request may meet but the root, in whose hands all is. */
const people = ['broker', 'broker without', 'viewer', 'stranger', 'system']
const allBut = (one: string, rule: string): Record<string, string> =>
  Object.fromEntries(people.filter((name) => name !== one).map((name) => [name, rule]))
const plus = (by: Record<string, string>, more: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...Object.keys(by), ...Object.keys(more)])].map((name) => [
      name,
      [by[name], more[name]].filter(Boolean).join(' '),
    ]),
  )

const nobody = allBut('', 'isInHands')
/** In the hands of `broker` alone, who has taken it. */
const ours = plus(allBut('broker', 'isInHands'), { broker: 'isNotReviewer' })
const notByThem = { ...allBut('broker', 'isAsker'), root: 'isAsker' }
/** Asked by `broker`. */
const asked = plus(notByThem, { broker: 'isNotAsker' })

const review = (facts: Record<string, Json>): Record<string, Json> => ({ ...answered, ...facts })

export const situations: Record<string, Situation> = {
  'submitted to a section in which nobody of these works': {
    state: 'submitted',
    facts: answered,
    lacks: 'isAsker',
    lacksBy: nobody,
  },
  'submitted, and nothing is answered': { state: 'submitted', lacks: 'isAsker isAnswered', lacksBy: nobody },
  'submitted by themselves, and nothing is answered': {
    state: 'submitted',
    facts: { asker: us! },
    lacks: 'isAnswered',
    lacksBy: plus(allBut('broker', 'isInHands'), asked),
  },
  'submitted by themselves': {
    state: 'submitted',
    facts: { ...answered, asker: us! },
    lacksBy: plus(nobody, asked),
  },
  'submitted by themselves, and answered an hour ago': {
    state: 'submitted',
    facts: { ...answered, dueAt: sooner, asker: us! },
    is: 'isBegun',
    lacksBy: plus(nobody, asked),
  },
  'submitted, and late': {
    state: 'submitted',
    facts: { ...answered, lateSince: due },
    lacks: 'isAsker',
    lacksBy: nobody,
  },
  'submitted, and gone up': {
    state: 'submitted',
    facts: { ...answered, lateSince: due, climbedTo: { code: 'CHIEF', name: 'Chief' } },
    lacks: 'isAsker',
    lacksBy: nobody,
  },
  'in review by them': {
    state: 'inReview',
    facts: review({ reviewer: us! }),
    lacks: 'isAsker isGoneUp',
    lacksBy: ours,
  },
  'in review by them, after an answer': {
    state: 'inReview',
    lacks: 'isAsker isGoneUp',
    facts: review({ reviewer: us!, question: 'When?', answer: 'Now' }),
    lacksBy: ours,
  },
  'in review by another': {
    state: 'inReview',
    lacks: 'isAsker isGoneUp',
    facts: review({ reviewer: other! }),
    lacksBy: nobody,
  },
  'in review by them, and late': {
    state: 'inReview',
    lacks: 'isAsker isGoneUp',
    facts: review({ reviewer: us!, lateSince: due }),
    lacksBy: ours,
  },
  'in review by another, and gone up': {
    state: 'inReview',
    facts: review({ reviewer: other!, lateSince: due, climbedTo: { code: 'CHIEF', name: 'Chief' } }),
    lacks: 'isAsker',
    lacksBy: nobody,
  },
  'in review by them, and gone up': {
    state: 'inReview',
    facts: review({ reviewer: us!, lateSince: due, climbedTo: { code: 'CHIEF', name: 'Chief' } }),
    lacks: 'isAsker',
    lacksBy: ours,
  },
  'in review, asked by themselves': {
    state: 'inReview',
    lacks: 'isGoneUp',
    facts: review({ reviewer: other!, asker: us! }),
    lacksBy: plus(nobody, asked),
  },
  'asked by another, and details are asked for': {
    state: 'detailsAsked',
    facts: review({ reviewer: us!, asker: colleague!, question: 'When?' }),
    lacks: 'isAsker',
    lacksBy: allBut('broker', 'isInHands'),
  },
  'asked by another of another, and details are asked for': {
    state: 'detailsAsked',
    facts: review({ reviewer: other!, asker: colleague!, question: 'When?' }),
    lacks: 'isAsker',
    lacksBy: nobody,
  },
  'asked by themselves, and details are asked for': {
    state: 'detailsAsked',
    facts: review({ reviewer: other!, asker: us!, question: 'When?' }),
    lacksBy: plus(allBut('broker', 'isInHands'), asked),
  },
  'asked by themselves, details are asked for, and late': {
    state: 'detailsAsked',
    facts: review({ reviewer: other!, asker: us!, question: 'When?', lateSince: due, section }),
    lacksBy: plus(allBut('broker', 'isInHands'), asked),
  },
  done: { state: 'done', facts: review({ reviewer: us!, closing: { at: due, by: 'broker', text: 'Sent' } }) },
  declined: { state: 'declined', facts: review({ reviewer: us!, closing: { at: due, by: 'broker', text: 'No' } }) },
  withdrawn: { state: 'withdrawn', facts: { closing: { at: due, by: 'Sari', text: null } } },
}
