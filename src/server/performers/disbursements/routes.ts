import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DisbursementContext } from '../../../../machines/disbursement/disbursement.context.ts'
import { disbursementPermissions } from '../../../../machines/disbursement/disbursement.permissions.ts'
import type { DisbursementEvent } from '../../../../machines/disbursement/disbursement.events.ts'
import { digitsOff } from '../../../../machines/fields/accountNumber.ts'
import { statusOf } from '../../../../machines/kernel/status.ts'
import { approvalsAsked } from '../../../../machines/kit/outgoing.ts'
import { claimPool } from '../../../areas/finance/claimPool.ts'
import { agentClaim } from '../../../areas/parties/agentClaim.ts'
import { bank } from '../../../areas/parties/bank.ts'
import type { SendAnswer } from '../../../shared/endpoints/answers/cases.ts'
import type { BankDetail, DisbursementAnswers, PoolMovement } from '../../../shared/endpoints/answers/disbursement.ts'
import { moveFor } from '../../cases/moveFor.ts'
import { placeOf } from '../../cases/place.ts'
import { readCase } from '../../cases/readCase.ts'
import type { Host } from '../../context.ts'
import { badField, notFound } from '../../http/httpError.ts'
import { queryAs } from '../../performer.ts'
import { idOf } from '../../records/id.ts'
import { visible } from '../../records/scope.ts'
import { timeZone } from '../../records/timeZone.ts'
import { permit } from '../../rights/permit.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { system } from '../../store/store.ts'
import { leftOf, poolFor, poolOf } from './pools.ts'

const area = 'disbursement'

/** Movements of a pool that are told at most, the last first. */
const most = 500

const text = (maxLength: number) => ({ type: 'string', maxLength })
const number = text(60)
const params = { type: 'object', properties: { number }, required: ['number'] }
const body = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

/** Whose revision is not said sends it to the disbursement as it is. */
const asked = { key: text(100), revision: { type: 'integer', minimum: 0 } }
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

interface Asked {
  key: string
  revision?: number
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

const claimOf = `
  select c.broker_id as broker, c.partner, c.currency, c.product_category as line, c.approved_amount::float8 as amount
  from agent_claims c where c.id = $1`

interface Claim {
  broker: string
  partner: string
  currency: string
  line: string
  amount: number | null
}

const movements = `
  select id, created_at as at, to_char(created_at at time zone $2, 'YYYY-MM-DD') as day, booked_on, kind, layer,
    (case layer when 'POSTED' then -amount else amount end)::float8 as amount, reference, subject
  from ledger_lines where account = $1 order by created_at desc, id desc limit ${most}`

/** Disbursements by the calls that the specification names for them, and what is asked of claim pools: each a door onto an event, which the machine judges. */
export const disbursementRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  if (!host.lifecycles.has(area)) return
  const { store, clock } = host
  const place = placeOf(host, area)
  const { detail } = place.area.permissions

  const found = async (session: Session, called: string) => {
    const id = await idOf(store, session.caller, place.area, called)
    const one = await readCase(store, place, session.caller, id)
    if (!one) throw notFound()
    return { id, record: one.record }
  }

  const sendTo = async (
    request: FastifyRequest,
    called: string,
    { key, revision }: Asked,
    event: { type: string },
  ): Promise<{ data: SendAnswer }> => {
    const session = await sessions.authenticate(request)
    permit(host, session, detail)
    const { id, record } = await found(session, called)
    const sent = { area, id, revision: revision ?? record.revision, event, key }
    return { data: await moveFor(host, session, request, sent) }
  }

  app.patch<{ Params: { number: string }; Body: Wanted }>(
    '/api/v2/claims/internal/disbursement/:number',
    { config: { acting: true }, schema: { params, body: body(wanted, 'status', 'key') } },
    (request): Answer<'partnership.cancelDisbursement' | 'partnership.markDisbursementPaid'> =>
      sendTo(request, request.params.number, request.body, eventOfPatch(request.body)),
  )

  app.post<{ Body: Wanted & { number: string } }>(
    '/api/v2/claims/disbursement',
    { config: { acting: true }, schema: { body: body(update, 'number', 'status', 'key') } },
    (request): Answer<'partnership.updateDisbursementStatus'> =>
      sendTo(request, request.body.number, request.body, eventOf(request.body)),
  )

  app.post<{ Body: Asked & { number: string } }>(
    '/api/v2/claims/internal/payment/retry',
    { config: { acting: true }, schema: { body: body({ ...asked, number }, 'number', 'key') } },
    (request): Answer<'partnership.retryPayment'> =>
      sendTo(request, request.body.number, request.body, { type: 'payment.retried' }),
  )

  app.get<{ Params: { number: string } }>(
    '/api/v2/claims/internal/disbursement/summaries/payment/:number',
    { schema: { params } },
    async (request): Answer<'partnership.disbursementPaymentSummary'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, detail)
      const { record } = await found(session, request.params.number)
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

  /** Of a pool by its code, or of the one that pays a claim. @throws HttpError NOT_FOUND, FORBIDDEN */
  const standingFor = async (session: Session, called: { pool?: string; claim?: string }) => {
    const { caller } = session
    const at = clock().toISOString()
    if (called.pool !== undefined) {
      const id = await idOf(store, caller, claimPool, called.pool)
      const [row] = await store.run<{ broker: string; code: string }>(
        caller,
        `select broker_id as broker, code from claim_pools where id = $1 and ${visible(claimPool, caller)}`,
        [id],
      )
      if (!row) throw notFound()
      return { pool: await poolOf(queryAs(store, system), at, row.broker, row.code), amount: 0, currency: null }
    }
    permit(host, session, agentClaim.permissions.detail)
    const id = await idOf(store, caller, agentClaim, called.claim!)
    const [claim] = await store.run<Claim>(caller, `${claimOf} and ${visible(agentClaim, caller)}`, [id])
    if (!claim) throw notFound()
    const { amount, ...of } = claim
    return { pool: await poolFor(queryAs(store, system), at, of), amount: amount ?? 0, currency: claim.currency }
  }

  app.post<{ Body: { pool?: string; claim?: string; amount?: number } }>(
    '/api/v2/claims/internal/calculate/balance',
    { schema: { body: body({ pool: number, claim: number, amount: { type: 'integer', minimum: 0 } }) } },
    async (request): Answer<'partnership.calculateBalance'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, claimPool.permissions.detail)
      const { pool: called, claim, amount: sum } = request.body
      if ((called === undefined) === (claim === undefined)) throw badField('pool')
      const { pool, currency, amount: approved } = await standingFor(session, request.body)
      const amount = sum ?? approved
      const none = { code: null, balance: 0, awaited: 0, reserved: 0, available: 0, stopLoss: 0, spent: 0 }
      const { code, balance, awaited, reserved, available, stopLoss, spent } = pool ?? none
      const left = pool ? leftOf(pool) : 0
      return {
        data: {
          pool: code,
          currency: pool?.currency ?? currency!,
          balance,
          awaited,
          reserved,
          available,
          stopLoss,
          spent,
          left,
          amount,
          after: available - amount,
          paymentType: pool && amount <= left ? 'AUTOMATIC' : 'MANUAL',
        },
      }
    },
  )

  app.post<{ Body: { code: string; user_timezone: string } }>(
    '/api/v2/products/finance/internal/stoploss/histories',
    { schema: { body: body({ code: number, user_timezone: text(64) }, 'code', 'user_timezone') } },
    async (request): Answer<'partnership.claimPoolHistories'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, claimPool.permissions.detail)
      const { caller } = session
      const zone = timeZone(request.body.user_timezone)
      const id = await idOf(store, caller, claimPool, request.body.code)
      const [pool] = await store.run<{ code: string; currency: string; account: string }>(
        caller,
        `select code, currency, account from claim_pools where id = $1 and ${visible(claimPool, caller)}`,
        [id],
      )
      if (!pool) throw notFound()
      const { code, currency, account } = pool
      // Who sees a pool sees what has moved on its account, and no other.
      return {
        data: { code, currency, movements: await store.run<PoolMovement>(system, movements, [account, zone]), most },
      }
    },
  )

  app.post<{ Body: { bank: string; accountNumber?: string } }>(
    '/api/payment/banks/detail',
    { schema: { body: body({ bank: text(120), accountNumber: text(34) }, 'bank') } },
    async (request): Answer<'partnership.bankDetail'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, [bank.permissions.detail as string, disbursementPermissions.create])
      const { caller } = session
      const { bank: called, accountNumber } = request.body
      const [row] = await store.run<Omit<BankDetail, 'isAccountNumber'>>(
        caller,
        `select id, code, name, status, account_digits_min as "accountDigitsMin", account_digits_max as "accountDigitsMax"
         from banks where (lower(code) = lower($1) or lower(name) = lower($1)) and ${visible(bank, caller)}
         order by lower(code) = lower($1) desc, code limit 1`,
        [called.trim()],
      )
      if (!row) throw notFound()
      const digits = { min: row.accountDigitsMin, max: row.accountDigitsMax }
      const isRight = (typed: string) => /^\d+$/.test(typed) && digitsOff(typed, digits) === null
      return { data: { ...row, isAccountNumber: accountNumber === undefined ? null : isRight(accountNumber) } }
    },
  )
}
