import { customerActor, systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Other, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import type { InvoiceContext } from './invoice.context.ts'
import { invoicePermissions } from './invoice.permissions.ts'
import { dueOf } from './invoice.plan.ts'
import { payerOf } from './invoice.view.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: Object.values(invoicePermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const clerk = actor('clerk')

const id = (last: number): string => `b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f01${last}`

const ordinary: Context = {
  purpose: 'PREMIUM',
  trainPolicies: [id(11)],
  busPolicies: [id(12)],
  code: 'PAY-2026-0000000001',
  lines: [
    { kind: 'TRAIN', id: id(11), number: 'TRN-1', title: 'Train Travel Plus', holder: 'insurer', amount: 600 },
    { kind: 'BUS', id: id(12), number: 'BUS-1', title: 'Bus Travel Plus', holder: 'insurer', amount: 400 },
  ],
  payer: { name: 'Budi Santoso', email: 'budi@example.test', phone: null },
  currency: 'IDR',
  parties: { broker: 'broker', partner: 'partner' },
}

export const samples: Context[] = [
  ordinary,
  { ...ordinary, instalments: 2 },
  { ...ordinary, payer: { name: 'Budi Santoso', email: null, phone: null }, allows: { cash: false, link: false } },
]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: clerk })

const another = ({ payer, currency, parties }: InvoiceContext): Other => ({
  lifecycle: 'invoice',
  id: id(13),
  revision: 2,
  status: 'WAITING_PAYMENT',
  facts: {
    code: 'PAY-2026-0000000002',
    payer: payerOf(payer),
    currency,
    broker_id: parties.broker,
    partner_id: parties.partner,
  },
})

/** What might be done to an invoice, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as InvoiceContext
  const { rest, unapplied, refunded, instruction, refunds, attempt, mailed, receipts, currency, code } = context
  const [byClerk, byHost] = [clerk, systemActor].map((by) => ({ by, at }))
  const paid = { date: jakartaDay(at), reference: 'TRF-1', fileId: 'file-proof', name: 'proof.pdf' }
  const reference = instruction?.reference ?? `${code}-1`
  const settled = (amount: number, receipt: string) => ({
    type: 'payment.settled',
    reference,
    amount,
    currency,
    settledAt: at,
    receipt,
    ...byHost!,
  })
  const [sum] = [Math.max(rest, 1)]
  return [
    ...(mailed.length < 2 ? [{ type: 'link.sent', ...byClerk! }] : []),
    ...(attempt < 2 ? [{ type: 'payment.begun', method: 'QR_CODE', by: customerActor, at }] : []),
    { type: 'payment.instructed', reference, channel: { code: '8801' }, until: at, ...byHost! },
    { type: 'payment.refused', reference, reason: 'No', ...byHost! },
    { type: 'payment.declined', reference, reason: 'No', ...byHost! },
    { type: 'payment.expired', reference, ...byHost! },
    { type: 'payment.withdrawn', reference, ...byHost! },
    { type: 'instruction.withdrawn', ...byClerk! },
    ...(receipts.length < 2
      ? [
          settled(sum, `R${receipts.length}`),
          settled(sum + 1, `R${receipts.length}`),
          settled(Math.ceil(sum / 2), `R${receipts.length}`),
          { ...settled(Math.ceil(sum / 2), `R${receipts.length}`), reference: `${code}-0` },
          { ...settled(sum, `R${receipts.length}`), reference: `${code}-0` },
        ]
      : []),
    ...[...new Set([rest, dueOf(context)])].flatMap((amount) => [
      { type: 'cash.received', amount, ...paid, ...byClerk! },
      { type: 'invoice.markedPaid', amount, ...paid, ...byClerk! },
    ]),
    { type: 'invoice.cancelled', reason: 'Made by mistake', ...byClerk! },
    { type: 'credit.received', amount: sum, from: 'PAY-2026-0000000002', ...byHost! },
    { type: 'credit.received', amount: 1, from: 'PAY-2026-0000000002', ...byHost! },
    {
      type: 'receipt.applied',
      invoice: id(13),
      amount: Math.max(unapplied, 1),
      others: { invoice: another(context) },
      ...byClerk!,
    },
    { type: 'refund.begun', payout: 'OUT-1', amount: Math.max(unapplied, 1), ...byClerk! },
    { type: 'refund.ended', payout: 'OUT-1', ...byClerk! },
    { type: 'refund.paid', payout: 'OUT-1', ...byHost! },
    ...(refunds.length === 0 && refunded > 0
      ? [{ type: 'refund.returned', payout: 'OUT-1', amount: refunded, ...byHost! }]
      : []),
  ]
}
