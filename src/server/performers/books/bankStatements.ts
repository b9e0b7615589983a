import type { Host } from '../../context.ts'
import { type Performed, type Performer, type Query, queryAs } from '../../performer.ts'
import { isUnique } from '../../records/taken.ts'
import { system } from '../../store/store.ts'

/** Days by which a bank and the books may differ. */
const nearby = 3

interface Cash {
  id: string
  amount: number
  currency: string
  kind: string
}

const chosen = `
  select id, amount::float8 as amount, currency, account_kind as kind from ledger_lines
  where id = any($1::uuid[]) and layer = 'POSTED'`
const elsewhere = 'select 1 from bank_statement_lines where lines && $1::uuid[]'
/** One at a time says what lines are. */
const turn = `select pg_advisory_xact_lock(hashtext('bank statements'))`

/** A person says which sides of entries a line is: together they are its sum. */
const match: Performer = async ({ sql, by, at, record, input }): Promise<Performed> => {
  await sql.query(turn)
  const ids = `{${(input['lines'] as string[]).join()}}`
  const found = await sql.query<Cash>(chosen, [ids])
  if (found.some(({ kind }) => kind !== 'CASH')) return { against: { isOfCash: {} } }
  const sum = found.reduce((before, { amount }) => before + amount, 0)
  const isOfCurrency = found.every(({ currency }) => currency === record!['currency'])
  if (!isOfCurrency || sum !== record!['amount'])
    return {
      against: { isOfSameSum: { sum, amount: record!['amount'] as number, currency: String(record!['currency']) } },
    }
  if ((await sql.query(elsewhere, [ids])).length > 0) return { against: { isMatchedElsewhere: {} } }
  return { changes: { status: 'MATCHED', lines: input['lines'], note: null, resolvedAt: at, resolvedBy: by.name } }
}

const setAside: Performer = ({ by, at, input }) => ({
  changes: { status: 'SET_ASIDE', note: input['note'], resolvedAt: at, resolvedBy: by.name },
})

const reopen: Performer = () => ({
  changes: { status: 'UNMATCHED', lines: [], note: null, resolvedAt: null, resolvedBy: null },
})

export const bankStatementLine = { match, setAside, reopen }

/** Lines that are looked at together. */
const batch = 200

/**
 * A line and a side of an entry that are one: of one sum and currency, not far apart in time, the reference of the entry told by the
 * bank; of several such sides, or lines, none is.
 */
const matching = `
  with waiting as (
    select * from bank_statement_lines where status = 'UNMATCHED' order by created_at desc, id limit ${batch}
  ), found as (
    select w.id, l.id as line, count(*) over (partition by w.id) as sides, count(*) over (partition by l.id) as rivals
    from waiting w join ledger_lines l on l.broker_id = w.broker_id and l.account_kind = 'CASH' and l.layer = 'POSTED'
      and l.currency = w.currency and l.amount = w.amount and l.booked_on between w.booked_on - ${nearby} and w.booked_on + ${nearby}
      and strpos(lower(concat_ws(' ', w.reference, w.description)), lower(l.reference)) > 0
    where not exists (select from bank_statement_lines k where k.lines @> array[l.id])
  )
  update bank_statement_lines b set status = 'MATCHED', lines = array[line], resolved_at = $1, updated_at = $1, revision = revision + 1
  from found where b.id = found.id and sides = 1 and rivals = 1 and b.status = 'UNMATCHED'
  returning b.id`

/** Finds the lines of bank statements in the books that are one with one side there. */
export const matchStatements = async ({ store, clock }: Pick<Host, 'store' | 'clock'>): Promise<number> => {
  const query: Query = queryAs(store, system)
  try {
    return (await query(matching, [clock().toISOString()])).length
  } catch (error) {
    // Somebody has matched one of them meanwhile: it is looked for again.
    if (isUnique(error)) return 0
    throw error
  }
}
