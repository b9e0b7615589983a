import type { FastifyInstance } from 'fastify'
import { disbursementPermissions } from '../../../../machines/disbursement/disbursement.permissions.ts'
import { digitsOff } from '../../../../machines/fields/accountNumber.ts'
import { claimPool } from '../../../areas/finance/claimPool.ts'
import { agentClaim } from '../../../areas/parties/agentClaim.ts'
import { bank } from '../../../areas/parties/bank.ts'
import type { BankDetail, DisbursementAnswers } from '../../../shared/endpoints/answers/disbursement.ts'
import type { Host } from '../../context.ts'
import { badField, notFound } from '../../http/httpError.ts'
import { body, text } from '../../http/schemas.ts'
import { queryAs } from '../../performer.ts'
import { idOf } from '../../records/id.ts'
import { visible } from '../../records/scope.ts'
import { timeZone } from '../../records/timeZone.ts'
import { permit } from '../../rights/permit.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { type Caller, system } from '../../store/store.ts'
import { readMovements } from './movements.ts'
import { leftOf, payerOf, poolFor, poolOf } from './pools.ts'

const number = text(60)

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

type Answer<N extends keyof DisbursementAnswers> = Promise<{ data: DisbursementAnswers[N] }>

/** What is asked of claim pools, and of the banks to which they pay. */
export const claimPoolRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  if (!host.areas.some(({ id }) => id === claimPool.id)) return
  const { store, clock } = host

  /** @throws HttpError NOT_FOUND */
  const seenPool = async (caller: Caller, called: string) => {
    const id = await idOf(store, caller, claimPool, called)
    const [pool] = await store.run<Record<'broker' | 'code' | 'currency' | 'account', string>>(
      caller,
      `select broker_id as broker, code, currency, account from claim_pools where id = $1 and ${visible(claimPool, caller)}`,
      [id],
    )
    if (!pool) throw notFound()
    return pool
  }

  /** Of a pool by its code, or of the one that pays a claim. @throws HttpError NOT_FOUND, FORBIDDEN */
  const standingFor = async (session: Session, called: { pool?: string; claim?: string }) => {
    const { caller } = session
    const at = clock().toISOString()
    if (called.pool !== undefined) {
      const { broker, code } = await seenPool(caller, called.pool)
      return { pool: await poolOf(queryAs(store, system), at, broker, code), amount: 0, currency: null }
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
          paymentType: payerOf(pool, amount),
        },
      }
    },
  )

  app.post<{ Body: { code: string; before?: string; user_timezone: string } }>(
    '/api/v2/products/finance/internal/stoploss/histories',
    { schema: { body: body({ code: number, before: text(100), user_timezone: text(64) }, 'code', 'user_timezone') } },
    async (request): Answer<'partnership.claimPoolHistories'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, claimPool.permissions.detail)
      const { caller } = session
      const { code: called, before, user_timezone } = request.body
      const zone = timeZone(user_timezone)
      const { code, currency, account } = await seenPool(caller, called)
      return { data: { code, currency, ...(await readMovements(store, caller, account, zone, before)) } }
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
