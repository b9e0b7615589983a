import type { FastifyInstance } from 'fastify'
import { isDay } from '../../../machines/fields/day.ts'
import { ledgerAccount } from '../../areas/finance/ledgerAccount.ts'
import { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import { ledgerLine } from '../../areas/finance/ledgerLine.ts'
import type { LedgerAnswers, LedgerBalance, Statement } from '../../shared/endpoints/answers/ledger.ts'
import type { Host } from '../context.ts'
import { badField, notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { visible } from '../records/scope.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Caller, Store } from '../store/store.ts'

/** Lines of a statement that are told at most. */
const most = 500

const layer = (name: string) => `coalesce(sum(amount) filter (where layer = '${name}'), 0)`

/** What has come after the day is taken off what stands there now: mostly a day of late is asked for. */
const balances = (caller: Caller) => `
  select a.id, a.kind, a.name, a.keeper, a.currency,
    (a.posted - later.posted)::float8 as posted, (a.pending - later.pending)::float8 as pending
  from (select * from ledger_accounts where ${visible(ledgerAccount, caller)}) a cross join lateral (
    select ${layer('POSTED')} as posted, ${layer('PENDING')} as pending from ledger_lines
    where account = a.id and booked_on > $1::date and ${visible(ledgerLine, caller)}
  ) later
  order by a.keeper, a.name, a.id`

const statement = (caller: Caller) => `
  with mine as (
    select id, entry, booked_on, created_at, kind, reference, subject, amount from ledger_lines
    where account = $1 and layer = 'POSTED' and booked_on <= $3::date and ${visible(ledgerLine, caller)}
  ), opening as (
    select coalesce(sum(amount), 0) as amount from mine where booked_on < $2::date
  ), told as (
    select * from mine where booked_on >= $2::date
  ), shown as (
    select told.*, (select amount from opening) + sum(amount) over (order by booked_on, created_at, id) as balance
    from told order by booked_on, created_at, id limit ${most}
  )
  select (select amount from opening)::float8 as opening, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as debit,
    coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as credit,
    ((select amount from opening) + coalesce(sum(amount), 0))::float8 as closing, count(*)::int as count, ${most} as most,
    (
      select coalesce(json_agg(json_build_object('id', s.id, 'entry', entry, 'area', e.area, 'caseId', e.case_id,
        'booked_on', s.booked_on, 'kind', s.kind, 'reference', s.reference, 'subject', s.subject, 'amount', s.amount,
        'balance', balance) order by s.booked_on, s.created_at, s.id), '[]')
      from shown s left join (
        select id as known, area, case_id from ledger_entries where ${visible(ledgerEntry, caller)}
      ) e on known = entry
    ) as lines
  from told`

const query = (...days: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(days.map((day) => [day, { type: 'string', maxLength: 10 }])),
})

/** @throws HttpError BAD_INPUT */
const dayIn = (asked: Record<string, string | undefined>, name: string): string => {
  const day = asked[name] ?? ''
  if (!isDay(day)) throw badField(name, 'day')
  return day
}

const params = { type: 'object', properties: { id: uuid }, required: ['id'] }

type Answer<N extends keyof LedgerAnswers> = Promise<{ data: LedgerAnswers[N] }>

/** What stands in the books that somebody sees, at any day. */
export const ledgerRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store } = host
  const { list } = ledgerAccount.permissions

  app.get<{ Querystring: { on?: string } }>(
    '/api/finance-accounting/balances',
    { schema: { querystring: query('on') } },
    async (request): Answer<'ledger.balances'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, list)
      const { caller } = session
      return { data: await store.run<LedgerBalance>(caller, balances(caller), [dayIn(request.query, 'on')]) }
    },
  )

  app.get<{ Params: { id: string }; Querystring: { from?: string; to?: string } }>(
    '/api/finance-accounting/accounts/:id/statement',
    { schema: { params, querystring: query('from', 'to') } },
    async (request): Answer<'ledger.statement'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, list)
      const [from, to] = [dayIn(request.query, 'from'), dayIn(request.query, 'to')]
      const { id } = request.params
      await seen(store, session.caller, id)
      const [told] = await store.run<Statement>(session.caller, statement(session.caller), [id, from, to])
      return { data: told! }
    },
  )
}

/** @throws HttpError NOT_FOUND */
const seen = async (store: Store, caller: Caller, id: string): Promise<void> => {
  const found = await store.run(
    caller,
    `select id from ledger_accounts where id = $1 and ${visible(ledgerAccount, caller)}`,
    [id],
  )
  if (found.length === 0) throw notFound({ table: ledgerAccount.table, id })
}
