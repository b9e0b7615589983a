import type { Json } from '../../../machines/kernel/types.ts'
import type { Letter } from '../decisions/types.ts'
import { at, lastOfDay } from './beginning.ts'

const come = (amount: number, more: Record<string, Json> = {}): Letter => ({
  type: 'receipt.recorded',
  payload: { amount, date: '2026-03-09', reference: 'TRF-1', fileId: 'f2', name: 'proof.pdf', ...more },
})
const reason = (type: string, text: string): Letter => ({ type, payload: { reason: text } })

/** What is sent, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  '400 come': come(400),
  'all of it comes': { ...come(1090), is: 'isAll' },
  'the rest comes': { ...come(690), is: 'isRest' },
  'one more than the rest comes': come(691),
  'one more than all comes': { ...come(1091), lacks: 'isWithinOutstanding' },
  'nothing comes': { ...come(0), lacks: 'isWithinOutstanding' },
  'it is set off': { ...come(-218), is: 'isSetOff' },
  'a part is set off': come(-100),
  'more is set off': come(-219),
  'it comes on the day of payment': come(300, { date: '2026-03-05' }),
  'it came before': { ...come(300, { date: '2026-03-04' }), lacks: 'isDatedSincePayment' },
  'it comes tomorrow': {
    ...come(300, { date: '2026-03-10' }),
    lacksAt: { [at]: 'isDatedByToday', [lastOfDay]: 'isDatedByToday' },
  },
  'it was of another': reason('receipt.takenBack', 'Of another insurer'),
  'let it be': reason('commission.waived', 'As agreed'),
  'the bank sends it back': { type: 'payment.returned', payload: { date: '2026-03-08' } },
  'it is paid again': { type: 'payment.repeated', payload: { date: '2026-03-09' } },
}
