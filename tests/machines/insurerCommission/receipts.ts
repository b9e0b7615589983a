import type { Json } from '../../../machines/kernel/types.ts'

export const hour = '2026-03-06T02:00:00.000Z'

type Receipt = Record<string, Json>

/** What has come in before, in Sari's hand. */
export const receipt = (amount: number, more: Receipt = {}): Receipt => ({
  date: '2026-03-06',
  reference: `TRF-${amount}`,
  amount,
  recorded: { userId: 'id of Sari', by: 'Sari', at: hour },
  proof: { fileId: 'f1', name: 'statement.pdf' },
  takenBack: null,
  ...more,
})

export const byBroker: Receipt = { recorded: { userId: 'id of broker', by: 'broker', at: hour } }
export const takenBack: Receipt = { takenBack: { at: hour, by: 'Sari', reason: 'Of another' } }

/** What has come in, where it is only one or several. */
export const come = {
  part: [receipt(400)],
  partToOwn: [receipt(400, byBroker)],
  twoParts: [receipt(700, takenBack), receipt(300), receipt(100)],
  twoPartsReturned: [receipt(300), receipt(100)],
  all: [receipt(1090)],
  allInTwo: [receipt(690), receipt(400)],
}
