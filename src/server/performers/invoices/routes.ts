import type { FastifyInstance } from 'fastify'
import type { InvoiceContext } from '../../../../machines/invoice/invoice.context.ts'
import { dueOf, shownPlan } from '../../../../machines/invoice/invoice.plan.ts'
import { statusOf } from '../../../../machines/kernel/status.ts'
import type { InvoiceAnswers } from '../../../shared/endpoints/answers/invoice.ts'
import { type Asked, asked, doorsOf } from '../../cases/doors.ts'
import type { Host } from '../../context.ts'
import { badField } from '../../http/httpError.ts'
import { body, text } from '../../http/schemas.ts'
import type { Sessions } from '../../sessions/sessions.ts'

const area = 'invoice'

const number = text(60)
const params = { type: 'object', properties: { number }, required: ['number'] }

const patch = body(
  {
    ...asked,
    status: text(20),
    received: { type: 'string', enum: ['CASHIER', 'BANK'] },
    amount: { type: 'integer' },
    date: text(10),
    reference: text(200),
    fileId: text(100),
    name: text(255),
    reason: text(2000),
  },
  'status',
  'key',
)

const resend = body({ ...asked, number }, 'number', 'key')

interface Patch extends Asked {
  status: string
  received?: 'CASHIER' | 'BANK'
  [field: string]: unknown
}

type Answer<N extends keyof InvoiceAnswers> = Promise<{ data: InvoiceAnswers[N] }>

/** What a wanted status is sent as: paid or cancelled, and no other (C051). @throws HttpError BAD_INPUT */
const eventOf = ({ status, received, key: _key, revision: _revision, ...payload }: Patch) => {
  if (status === 'cancelled' && received === undefined) return { type: 'invoice.cancelled', ...payload }
  if (status === 'paid') return { type: received === 'CASHIER' ? 'cash.received' : 'invoice.markedPaid', ...payload }
  throw badField(status === 'cancelled' ? 'received' : 'status')
}

/** Invoices by the calls that the specification names for them: each a door onto an event, which the machine judges. */
export const invoiceRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  if (!host.lifecycles.has(area)) return
  const { open, send } = doorsOf(host, sessions, area)

  app.patch<{ Params: { number: string }; Body: Patch }>(
    '/api/v2/policies/internal/invoices/:number',
    { config: { acting: true }, schema: { params, body: patch } },
    (request): Answer<'partnership.cancelInvoice' | 'partnership.markInvoicePaid'> =>
      send(request, request.params.number, request.body, eventOf(request.body)),
  )

  app.post<{ Body: Asked & { number: string } }>(
    '/api/v2/policies/internal/invoices/resend-payment-link',
    { config: { acting: true }, schema: { body: resend } },
    (request): Answer<'partnership.resendPaymentLink'> =>
      send(request, request.body.number, request.body, { type: 'link.sent' }),
  )

  app.get<{ Params: { number: string } }>(
    '/api/v2/policies/internal/invoices/summaries/payment/:number',
    { schema: { params } },
    async (request): Answer<'partnership.invoicePaymentSummary'> => {
      const { session, id, record } = await open(request, request.params.number)
      const [row] = await host.store.run<{ number: string }>(
        session.caller,
        'select number from invoices where id = $1',
        [id],
      )
      const context = record.snapshot.context as unknown as InvoiceContext
      const { total, rest, instruction, currency, unapplied, refunded, receipts, payment } = context
      return {
        data: {
          number: row!.number,
          status: statusOf(record.snapshot.value),
          currency,
          amount: total,
          paidAmount: total - rest,
          rest,
          due: dueOf(context),
          plan: shownPlan(context),
          unapplied,
          refunded,
          instruction: instruction && {
            reference: instruction.reference,
            method: instruction.method,
            amount: instruction.amount,
            until: instruction.until,
          },
          receipts,
          payment,
        },
      }
    },
  )
}
