import { isDay, isInstant } from '../../../../machines/fields/day.ts'
import { isId } from '../../../../machines/fields/isId.ts'
import { grants } from '../../../../machines/kernel/grants.ts'
import { ledgerEntry } from '../../../areas/finance/ledgerEntry.ts'
import type { PoolMovement, PoolMovements } from '../../../shared/endpoints/answers/disbursement.ts'
import { badField } from '../../http/httpError.ts'
import { paged } from '../../records/paged.ts'
import { visible } from '../../records/scope.ts'
import { type Caller, type Store, system } from '../../store/store.ts'

/** Movements that are told at once. */
const most = 50

/** In the order of the account's index; what stood there after a movement is what stands there now without all that came after it. */
const movements = (isLater: boolean) => `
  with stood as (
    select -posted as balance, pending as reserved from ledger_accounts where id = $1
  ), later as (
    select coalesce(sum(amount) filter (where layer = 'POSTED'), 0) as posted,
      coalesce(sum(amount) filter (where layer = 'PENDING'), 0) as pending
    from ledger_lines where account = $1 and ${isLater ? '(booked_on, created_at, id) >= ($3::date, $4::timestamptz, $5::uuid)' : 'false'}
  ), told as (
    select id, entry, booked_on, created_at, kind, layer, amount, reference, subject,
      coalesce(sum(amount) filter (where layer = 'POSTED') over newer, 0) as posted,
      coalesce(sum(amount) filter (where layer = 'PENDING') over newer, 0) as pending
    from ledger_lines where account = $1 ${isLater ? 'and (booked_on, created_at, id) < ($3::date, $4::timestamptz, $5::uuid)' : ''}
    window newer as (order by booked_on desc, created_at desc, id desc rows between unbounded preceding and 1 preceding)
    order by booked_on desc, created_at desc, id desc limit ${most + 1}
  )
  select t.id, t.entry, t.created_at as at, to_char(t.created_at at time zone $2, 'YYYY-MM-DD') as day, t.booked_on, t.kind, t.layer,
    (case layer when 'POSTED' then -t.amount else t.amount end)::float8 as amount,
    (stood.balance + later.posted + t.posted)::float8 as balance,
    (stood.reserved - later.pending - t.pending)::float8 as reserved,
    t.reference, t.subject, e.area, e.case_id as "caseId"
  from told t join ledger_entries e on e.id = t.entry cross join stood cross join later
  order by t.booked_on desc, t.created_at desc, t.id desc`

/** @throws HttpError BAD_INPUT */
const positionOf = (before: string): string[] => {
  const position = before.split(' ')
  const [day = '', at = '', id = '', ...more] = position
  if (!isDay(day) || !isInstant(at) || !isId(id) || more.length > 0) throw badField('before')
  return position
}

/** What has moved on the account of a pool: who sees the pool sees that, and no other; an entry is told to who reads the books. */
export const readMovements = async (
  store: Store,
  caller: Caller,
  account: string,
  zone: string,
  before: string | undefined,
): Promise<Pick<PoolMovements, 'movements' | 'most' | 'next'>> => {
  const position = before === undefined ? [] : positionOf(before)
  const found = await store.run<PoolMovement & { entry: string }>(system, movements(before !== undefined), [
    account,
    zone,
    ...position,
  ])
  const { rows, next } = paged(found, most, {}, ({ booked_on, at, id }) => `${booked_on} ${at} ${id}`)
  const read = `select id from ledger_entries where id = any($1::uuid[]) and ${visible(ledgerEntry, caller)}`
  const open = grants(caller.permissions ?? [], ledgerEntry.permissions.list)
    ? await store.run<{ id: string }>(caller, read, [`{${rows.map(({ entry }) => entry).join()}}`])
    : []
  const seen = new Set(open.map(({ id }) => id))
  return {
    movements: rows.map((row) => ({ ...row, entry: seen.has(row.entry) ? row.entry : null })),
    most,
    next,
  }
}
