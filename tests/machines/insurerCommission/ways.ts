import type { Json } from '../../../machines/kernel/types.ts'
import type { Way } from '../decisions/types.ts'
import { come } from './receipts.ts'

const adds = {
  receipts: {
    date: '$date',
    reference: '$reference',
    amount: '$amount',
    recorded: { userId: '$who', by: '$whoName', at: '$at' },
    proof: { fileId: '$fileId', name: '$name' },
    takenBack: null,
  },
}
const inFull = { to: 'received', entry: 'receivedInFull', adds, effects: ['it is received'] }

export const receipts: Way[] = [
  { when: 'isAll', ...inFull },
  { when: 'isPartly isRest', ...inFull },
  { when: 'isSetOff', ...inFull },
  { to: 'partReceived', entry: 'receivedInPart', adds, effects: ['it is received'] },
]

const back = (all: readonly Record<string, Json>[]): Way['keeps'] => ({
  receipts: [...all.slice(0, -1), { ...all.at(-1)!, takenBack: { at: '$at', by: '$whoName', reason: '$reason' } }],
})
const expected = { to: 'expected', entry: 'takenBack' }
const partly = { to: 'partReceived', entry: 'takenBack' }
const withdrawn = { to: 'withdrawn', entry: 'takenBackAndWithdrawn' }
const [of100, of400, of1090] = ['100 are taken back', '400 are taken back', '1090 are taken back']
const ofAll = (taken: string) => [`${taken}, and nothing is owed`]

/** The last of what has come, which stands there as it was. */
export const lastTakenBack: Way[] = [
  { when: 'isWhole isReturned', ...withdrawn, keeps: back(come.all), effects: ofAll(of1090) },
  { when: 'isWhole', ...expected, keeps: back(come.all), effects: [of1090] },
  { when: 'isOnly isReturned', ...withdrawn, keeps: back(come.part), effects: ofAll(of400) },
  { when: 'isOwn', ...expected, keeps: back(come.partToOwn), effects: [of400] },
  { when: 'isOnly', ...expected, keeps: back(come.part), effects: [of400] },
  { when: 'isTwo isReturned', ...partly, keeps: back(come.twoPartsReturned), effects: [of100] },
  { when: 'isTwo', ...partly, keeps: back(come.twoParts), effects: [of100] },
  { ...partly, keeps: back(come.allInTwo), effects: [of400] },
]

const waived = (sum: number, effect: string, when?: string): Way => ({
  ...(when && { when }),
  to: 'waived',
  entry: 'waived',
  keeps: { waived: sum, closing: { at: '$at', by: '$whoName', reason: '$reason' } },
  effects: [effect],
})
export const waivers = [
  waived(690, 'the rest is waived', 'isPartly'),
  waived(-218, 'what the broker owes is waived', 'isOwing'),
  waived(1090, 'all is waived'),
]

const gone = { to: 'withdrawn', entry: 'withdrawn', keeps: { returnedOn: '$date' } }
export const withdrawals: Way[] = [
  { when: 'isOwing', ...gone, effects: ['the broker owes nothing'] },
  { ...gone, effects: ['nothing is owed'] },
]
