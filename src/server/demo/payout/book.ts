import { faker } from '@faker-js/faker/locale/id_ID'
import type { InvoiceContext } from '../../../../machines/invoice/invoice.context.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import { statusOf } from '../../../../machines/kernel/status.ts'
import type { Actor, Context, Json } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { approvalsAsked } from '../../../../machines/kit/outgoing.ts'
import type { PayoutContext } from '../../../../machines/payout/payout.context.ts'
import { hours, layOut } from '../calendar.ts'
import { toInsurers } from './toInsurers.ts'
import { begun, type Book, type Life, type Past, send, toldOf } from '../chronicle.ts'

/** How far a payout of the demo has come. */
export type Walk = 'asked' | 'approved' | 'rejected' | 'paid' | 'failed' | 'corrected' | 'cancelled'

/** How far each payout of the demo has come; the gateway knows none of them, so that none is on its way. */
const walks: readonly Walk[] = ['asked', 'paid', 'approved', 'failed', 'rejected', 'paid', 'cancelled', 'corrected']

const banks = ['Bank Merapi', 'Bank Rinjani', 'Bank Semeru'] as const

const fees = [
  { feeKind: 'SURVEY', payeeName: 'Surya Surveyors', amount: 1_250_000, reason: 'The bus was looked at after a claim' },
  { feeKind: 'MEDICAL_EXAMINATION', payeeName: 'Klinik Sehat', amount: 850_000, reason: 'Examination of a borrower' },
  { feeKind: 'STAMP_DUTY', payeeName: 'Kantor Pos', amount: 400_000, reason: 'Stamps for forty policies' },
  { feeKind: 'COURIER', payeeName: 'Kilat Courier', amount: 175_000, reason: 'Original policies to the bank' },
  { feeKind: 'ADMINISTRATION', payeeName: 'Arsip Prima', amount: 12_500_000, reason: 'The archive of a year' },
  { feeKind: 'OTHER', payeeName: 'Menara Legal', amount: 125_000_000, reason: 'Advice in a dispute over a loss' },
] as const

const instant = (time: number): string => new Date(time).toISOString()

/** A payout as it is asked for. */
interface Wanted {
  broker: string
  input: Context
  /** Until when it is as far as it comes; by default some days ago at most. */
  until?: number
  /** Of a refund, whose money goes back. */
  invoice?: Life
}

/** What an event is told of an invoice; numbers are the database's, which gives them when it is written. */
const factsOf = ({ lifecycle, record, fields }: Life): Record<string, Json> => ({
  number: null,
  ...(fields as Record<string, Json>),
  ...lifecycle.facts(record.snapshot.context),
})

const invoiceOf = ({ record }: Life) => record.snapshot.context as unknown as InvoiceContext
export const payoutOf = ({ record }: Life) => record.snapshot.context as unknown as PayoutContext

/** Invoices that were paid some weeks ago, of which every second is paid a second time. */
const paidTwice = ({ before, now }: Past): Wanted[] =>
  (before.get('invoice') ?? [])
    .filter(
      ({ record, entries }) =>
        statusOf(record.snapshot.value) === 'PAID' && entries.at(-1)!.at < instant(now - days(14)),
    )
    .slice(0, walks.length)
    .map((invoice) => {
      const { parties, payer } = invoiceOf(invoice)
      const account = { bank: faker.helpers.arrayElement(banks), accountName: payer.name.slice(0, 120) }
      return {
        broker: parties.broker,
        invoice,
        input: {
          kind: 'REFUND',
          invoice: invoice.id,
          payee: { ...account, accountNumber: faker.string.numeric(10) },
          reason: 'The customer has paid twice',
        },
      }
    })

const feesOf = ({ people }: Past): Wanted[] =>
  people.members
    .filter(({ kind }) => kind === 'broker')
    .flatMap(({ id: broker }) =>
      [...walks, ...walks].map((_, index) => {
        const fee = fees[index % fees.length]!
        const account = { bank: banks[index % banks.length]!, accountName: fee.payeeName }
        return {
          broker,
          input: { kind: 'FEE', ...fee, payee: { ...account, accountNumber: faker.string.numeric(12) } },
        }
      }),
    )

export const lifeOf = (
  { lifecycle, people, now, payoutFourEyesFrom }: Pick<Past, 'lifecycle' | 'people' | 'now' | 'payoutFourEyesFrom'>,
  one: Wanted,
  walk: Walk,
): Life => {
  const { broker, invoice, until } = one
  const by: Actor = faker.helpers.arrayElement(people.staff(broker, 'brokerFinance'))
  const gaps = [0, 2, 20, 4, 3, 2].map((gap) => hours(gap + faker.number.float({ min: 0, max: 2 })))
  const ago = hours(faker.number.float({ min: 1, max: 150 }))
  const times = layOut(
    gaps,
    gaps.map(() => hours(faker.number.float({ min: 0, max: 1 }))),
    until ?? now - ago,
  )
  const [late, asked, decided, corrected, gone, back] = times.map(instant) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  if (invoice) {
    const { code, total: amount, currency } = invoiceOf(invoice)
    const settled = {
      reference: `${code}-1`,
      amount,
      currency,
      settledAt: late,
      receipt: `R${faker.string.numeric(8)}`,
    }
    send(invoice, { type: 'payment.settled', ...settled, by: systemActor, at: late })
  }
  const code = codeOf('OUT', faker.string.uuid(), asked)
  const others = () => invoice && { others: { invoice: toldOf(invoice) } }
  const life = begun(
    lifecycle,
    { ...one.input, code, fourEyesFrom: payoutFourEyesFrom },
    { by, at: asked, ...(invoice && { others: { invoice: toldOf(invoice, factsOf(invoice)) } }) },
  )
  const tell = (type: string, at: string, who = by, more: object = {}) =>
    invoice && send(invoice, { type, payout: code, ...more, by: who, at })
  tell('refund.begun', asked, by, { amount: payoutOf(life).amount })
  const act = (type: string, at: string, who = by, payload: object = {}) =>
    send(life, { type, ...payload, by: who, at })
  const approve = (at: string) =>
    people
      .staff(broker, 'brokerApprover')
      .slice(0, approvalsAsked(payoutOf(life)))
      .forEach((approver) => act('payout.approved', at, approver))
  const answer = (type: string, payload: object) => {
    const { reference } = payoutOf(life).transfer!
    act(type, back, systemActor, { reference, ...payload, ...(type === 'transfer.settled' && others()) })
  }
  if (walk === 'asked') return life
  if (walk === 'rejected') {
    act('payout.rejected', decided, people.staff(broker, 'brokerApprover')[0], { reason: 'Not theirs', ...others() })
    tell('refund.ended', decided, people.staff(broker, 'brokerApprover')[0])
    return life
  }
  if (walk === 'cancelled') {
    act('payout.cancelled', decided, by, { reason: 'Asked for by mistake', ...others() })
    tell('refund.ended', decided)
    return life
  }
  approve(decided)
  if (walk === 'corrected') {
    const { bank, accountName } = payoutOf(life).payee
    act('payee.corrected', corrected, by, { bank, accountName, accountNumber: faker.string.numeric(10) })
  }
  if (walk === 'approved' || walk === 'corrected') return life
  act('payout.sent', gone)
  if (walk === 'failed') answer('transfer.failed', { reason: 'There is no such account' })
  if (walk === 'paid') {
    answer('transfer.settled', { settledAt: back, receipt: `T${faker.string.numeric(8)}` })
    tell('refund.paid', back, systemActor)
  }
  return life
}

export const book = (past: Past): Book => {
  const wanted = past.rows > 0 ? [...paidTwice(past), ...feesOf(past)] : []
  return {
    count: wanted.length,
    lives: (from, most) =>
      wanted.slice(from, from + most).map((one, index) => lifeOf(past, one, walks[(from + index) % walks.length]!)),
    ...toInsurers(past),
  }
}
