import type { Situation } from '../decisions/types.ts'
import { lastOfDay, midnight } from './beginning.ts'
import { byBroker, come, hour, receipt, takenBack } from './receipts.ts'

const over = (...letters: string[]) => Object.fromEntries(letters.map((letter) => [letter, 'isWithinOutstanding']))

const setOff = ['it is set off', 'a part is set off', 'more is set off']
const allCome = [
  'all of it comes',
  '400 come',
  'the rest comes',
  'one more than the rest comes',
  'it comes on the day of payment',
  'it came before',
  'it comes tomorrow',
]
const expected = { state: 'expected', lacksFor: over(...setOff) } as const
const partly = {
  state: 'partReceived',
  lacks: 'isPaymentReturned',
  lacksFor: over(...setOff, 'all of it comes', 'one more than the rest comes'),
} as const
const partlyReturned = { ...partly, lacks: 'isPaymentStanding' } as const

const itself = { lacksBy: { broker: 'isAnotherThanRecorder' } }
const returned = { returnedOn: '2026-03-07' }

export const situations: Record<string, Situation> = {
  expected,
  'expected, at the end of the day': { ...expected, at: lastOfDay },
  'expected, on the next day': { ...expected, at: midnight },
  'expected after one was taken back': { ...expected, facts: { receipts: [receipt(700, takenBack)] } },
  'expected after their own was taken back': {
    ...expected,
    facts: { receipts: [receipt(700, { ...byBroker, ...takenBack })] },
    ...itself,
  },
  'the broker owes it': {
    state: 'expected',
    facts: { commission: -200, ppn: -22, pph23: -4 },
    is: 'isOwing',
    lacksFor: over(...allCome, 'more is set off'),
  },
  'a part has come': { ...partly, facts: { receipts: come.part }, is: 'isPartly isOnly' },
  'a part has come to their own': {
    ...partly,
    facts: { receipts: come.partToOwn },
    is: 'isPartly isOwn',
    ...itself,
  },
  'two parts have come': { ...partly, facts: { receipts: come.twoParts }, is: 'isPartly isTwo' },
  'a part has come of what was returned': {
    ...partlyReturned,
    facts: { receipts: come.part, ...returned },
    is: 'isOnly isReturned',
  },
  'two parts have come of what was returned': {
    ...partlyReturned,
    facts: { receipts: come.twoPartsReturned, ...returned },
    is: 'isTwo isReturned',
  },
  'all has come': { state: 'received', facts: { receipts: come.all }, is: 'isWhole', lacks: 'isPaymentReturned' },
  'all has come in two': { state: 'received', facts: { receipts: come.allInTwo }, lacks: 'isPaymentReturned' },
  'all has come of what was returned': {
    state: 'received',
    facts: { receipts: come.all, ...returned },
    is: 'isWhole isReturned',
  },
  'all has come in two of what was returned': {
    state: 'received',
    facts: { receipts: come.allInTwo, ...returned },
  },
  waived: { state: 'waived', facts: { waived: 1090, closing: { at: hour, by: 'Tuti', reason: 'As agreed' } } },
  withdrawn: { state: 'withdrawn', facts: returned },
}
