import type { Effect, Json } from '../../../machines/kernel/types.ts'
import type { Decisions } from '../decisions/types.ts'

const line = (account: string, holder: string, amount: number) => ({ account, holder, amount })

/** Lines of the broker's books, in the order in which they come to nothing; without taxes there are two. */
const posting = (sums: [number, number, number, number], date: string, reference: string): Json => {
  const [cost, ppn, pph23, payable] = sums
  return {
    kind: 'COMMISSION',
    lines: [
      line('COMMISSION_COST', 'broker', cost),
      ...(ppn === 0 ? [] : [line('PPN', 'broker', ppn)]),
      ...(pph23 === 0 ? [] : [line('PPH23', 'broker', pph23)]),
      line('COMMISSION_PAYABLE', 'partner', payable),
    ],
    amount: 0 - payable,
    currency: '$currency',
    date,
    reference,
    subject: 'COM-1',
  }
}
const booked = (...told: Parameters<typeof posting>): Effect => ({
  type: 'book',
  params: { postings: [posting(...told)] },
})
const back = (...sums: [number, number, number, number]) => booked(sums, '$date', '$reference')
const hears = (message: string): Effect => ({
  type: 'notifyOrganisation',
  params: { organisation: 'partner', message, policyNumber: 'TRN-1', code: 'COM-1' },
})

/** What the host does of a commission. */
export const effects: Decisions['effects'] = {
  'it is booked': booked([1000, 110, -20, -1090], '2026-03-01', 'TRN-1'),
  '1000 are taken back': back(-1000, -110, 20, 1090),
  '600 are taken back': back(-600, -66, 12, 654),
  '600 are taken back without taxes': back(-600, 0, 0, 600),
  '400 are taken back': back(-400, -44, 8, 436),
  '400 are taken back without taxes': back(-400, 0, 0, 400),
  '1000 are taken back without taxes': back(-1000, 0, 0, 1000),
  'the payee hears that it is rejected': hears('rejected'),
  'the payee hears that some goes back': hears('clawedBack'),
}
