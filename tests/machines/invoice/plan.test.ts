import { describe, expect, it } from 'vitest'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import type { CaseEvent, Context } from '../../../machines/kernel/types.ts'
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts'
import { invoice } from '../../../machines/invoice/invoice.ts'
import { beginner, samples } from '../../../machines/invoice/invoice.trial.ts'
import { at, due, halfTime } from './calendar.ts'

const by = beginner().by
const made = (more: Context) => begin(invoice, { ...samples[0], ...more }, { by, at }).record
const known = ({ snapshot }: ReturnType<typeof made>) => snapshot.context as unknown as InvoiceContext
const armed = ({ snapshot }: ReturnType<typeof made>) =>
  snapshot.deadlines.map(({ event, at: when }) => [event.split('.')[2], when])
const moved = (record: ReturnType<typeof made>, ...events: Omit<CaseEvent, 'by' | 'at'>[]) =>
  events.reduce((one, event) => {
    const step = advance(invoice, one, { ...event, by, at } as CaseEvent)
    if (!step.ok) throw new Error(JSON.stringify(step.refusal))
    return step.record
  }, record)
const credit = (amount: number) => ({ type: 'credit.received', amount, from: 'PAY-2' })

/** Of 1,000, made at ten in the morning of 9 March in Jakarta, to be paid within a day. */
describe('the plan of an invoice', () => {
  it.each([
    [1, 1, [1000], ['2026-03-10']],
    [3, 1, [334, 333, 333], ['2026-03-10', '2026-04-10', '2026-05-10']],
    [
      7,
      2,
      [143, 143, 143, 143, 143, 143, 142],
      ['2026-03-10', '2026-05-10', '2026-07-10', '2026-09-10', '2026-11-10', '2027-01-10', '2027-03-10'],
    ],
  ])('divides it into %j, %j months apart', (instalments, intervalMonths, amounts, days) => {
    const { plan } = known(made({ instalments, intervalMonths }))
    expect(plan.map(({ amount }) => amount)).toEqual(amounts)
    expect(plan.map(({ dueOn }) => dueOn)).toEqual(days)
  })

  it('ends with the days of Jakarta, and reminds at half of the time before each', () => {
    expect(known(made({ instalments: 2 })).plan).toEqual([
      { amount: 500, dueOn: '2026-03-10', dueAt: due, remindAt: halfTime },
      { amount: 500, dueOn: '2026-04-10', dueAt: '2026-04-10T17:00:00.000Z', remindAt: '2026-03-25T22:00:00.000Z' },
    ])
  })

  it('has no instalment of nothing', () => {
    const lines = [{ ...(samples[0]!['lines'] as Context[])[0]!, amount: 2 }]
    expect(known(made({ lines, instalments: 12 })).plan.map(({ amount }) => amount)).toEqual([1, 1])
  })

  it('is followed from one instalment to the next, however much comes', () => {
    const record = made({ instalments: 4 })
    const [, , third] = known(record).plan
    const waiting = moved(record, { type: 'link.sent' })
    expect(armed(moved(waiting, credit(249)))).toEqual(armed(waiting))
    expect(armed(moved(waiting, credit(249), credit(252)))).toEqual([
      ['reminder', third!.remindAt],
      ['paymentLimit', third!.dueAt],
    ])
  })

  it.each([
    ['who has no address', { payer: { name: 'Budi', email: null, phone: null } }],
    ['by a link that is switched off', { allows: { cash: true, link: false } }],
  ])('reminds nobody %s, whatever becomes of an order', (_, more) => {
    const record = made({ instalments: 2, ...more })
    const refused = moved(
      record,
      { type: 'payment.begun', method: 'QR_CODE' },
      {
        type: 'payment.refused',
        reference: `${known(record).code}-1`,
        reason: 'No',
      },
    )
    expect(armed(refused)).toEqual([['paymentLimit', due]])
    expect(armed(moved(refused, credit(500)))).toEqual([['paymentLimit', known(record).plan[1]!.dueAt]])
  })
})
