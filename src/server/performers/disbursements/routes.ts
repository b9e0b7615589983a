import type { FastifyInstance } from 'fastify'
import type { DisbursementContext } from '../../../../machines/disbursement/disbursement.context.ts'
import type { DisbursementEvent } from '../../../../machines/disbursement/disbursement.events.ts'
import { statusOf } from '../../../../machines/kernel/status.ts'
import { approvalsAsked } from '../../../../machines/kit/outgoing.ts'
import type { DisbursementAnswers } from '../../../shared/endpoints/answers/disbursement.ts'
import { type Asked, asked, doorsOf } from '../../cases/doors.ts'
import type { Host } from '../../context.ts'
import { badField } from '../../http/httpError.ts'
import { body, text } from '../../http/schemas.ts'
import type { Sessions } from '../../sessions/sessions.ts'

const area = 'disbursement'

const number = text(60)
const params = { type: 'object', properties: { number }, required: ['number'] }
const wanted = {
  ...asked,
  status: text(20),
  amount: { type: 'integer' },
  date: text(10),
  reference: text(200),
  fileId: text(100),
  name: text(255),
  reason: text(2000),
}
const update = {
  ...wanted,
  number,
  note: text(2000),
  bank: text(200),
  accountNumber: text(100),
  accountName: text(500),
}

interface Wanted extends Asked {
  status: string
  [field: string]: unknown
}

type Answer<N extends keyof DisbursementAnswers> = Promise<{ data: DisbursementAnswers[N] }>

/** What leads to a status, where a person may lead there. */
const leading: Readonly<Record<string, DisbursementEvent['type']>> = {
  PENDING_APPROVAL: 'disbursement.submitted',
  APPROVE: 'disbursement.approved',
  REJECT: 'disbursement.rejected',
  PAID: 'disbursement.markedPaid',
  PENDING: 'payment.retried',
  UPDATED: 'payee.corrected',
  CANCELLED: 'disbursement.cancelled',
}

/** What a wanted status is sent as, and nothing sets one otherwise. @throws HttpError BAD_INPUT */
const eventOf = ({ status, key: _key, revision: _revision, number: _number, ...payload }: Wanted) => {
  const code = status.toUpperCase().replaceAll(' ', '_')
  const type = Object.hasOwn(leading, code) ? leading[code]! : null
  if (!type) throw badField('status')
  return { type, ...payload }
}

/** The same of the two that one call has in common: paid or cancelled, and no other (C051). @throws HttpError BAD_INPUT */
const eventOfPatch = (patch: Wanted) => {
  if (patch.status !== 'paid' && patch.status !== 'cancelled') throw badField('status')
  return eventOf(patch)
}

/** Disbursements by the calls that the specification names for them: each a door onto an event, which the machine judges. */
export const disbursementRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  if (!host.lifecycles.has(area)) return
  const { open, send } = doorsOf(host, sessions, area)

  app.patch<{ Params: { number: string }; Body: Wanted }>(
    '/api/v2/claims/internal/disbursement/:number',
    { config: { acting: true }, schema: { params, body: body(wanted, 'status', 'key') } },
    (request): Answer<'partnership.cancelDisbursement' | 'partnership.markDisbursementPaid'> =>
      send(request, request.params.number, request.body, eventOfPatch(request.body)),
  )

  app.post<{ Body: Wanted & { number: string } }>(
    '/api/v2/claims/disbursement',
    { config: { acting: true }, schema: { body: body(update, 'number', 'status', 'key') } },
    (request): Answer<'partnership.updateDisbursementStatus'> =>
      send(request, request.body.number, request.body, eventOf(request.body)),
  )

  app.post<{ Body: Asked & { number: string } }>(
    '/api/v2/claims/internal/payment/retry',
    { config: { acting: true }, schema: { body: body({ ...asked, number }, 'number', 'key') } },
    (request): Answer<'partnership.retryPayment'> =>
      send(request, request.body.number, request.body, { type: 'payment.retried' }),
  )

  app.get<{ Params: { number: string } }>(
    '/api/v2/claims/internal/disbursement/summaries/payment/:number',
    { schema: { params } },
    async (request): Answer<'partnership.disbursementPaymentSummary'> => {
      const { record } = await open(request, request.params.number)
      const context = record.snapshot.context as unknown as DisbursementContext
      const { code, claimNumber, currency, amount, paymentType, pool, payee, accountHolder, approvals } = context
      const { attempt, transfer, failure, payment, returned, linkedTo } = context
      return {
        data: {
          number: code,
          status: statusOf(record.snapshot.value),
          claimNumber,
          currency,
          amount,
          paymentType,
          pool: pool?.code ?? null,
          payee,
          accountHolder,
          approvals: approvals.map(({ by, at }) => ({ by, at })),
          approvalsAsked: approvalsAsked(context),
          attempt,
          transfer,
          failure,
          payment,
          returned,
          linkedTo,
        },
      }
    },
  )
}
