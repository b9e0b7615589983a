import { faker } from '@faker-js/faker/locale/id_ID'
import { days } from '../../../machines/kit/days.ts'
import type { Sql } from '../store/store.ts'
import { dayOf } from './calendar.ts'
import { insertRows, type Row } from './insertRows.ts'
import type { People } from './people.ts'

/** Lines of the books that one statement of each broker tells of. */
const most = 12
const together = 2

interface Cash {
  id: string
  broker: string
  amount: number
  currency: string
  reference: string
  day: string
}

/** The last that has come to the bank account of each broker, or left it. */
const cash = `
  select id, broker_id as broker, amount, currency, reference, day from (
    select l.id, l.broker_id, l.amount::float8 as amount, l.currency, l.reference, l.booked_on::text as day,
      row_number() over (partition by l.broker_id order by l.booked_on desc, l.reference, l.id) as place
    from ledger_lines l where l.account_kind = 'CASH' and l.layer = 'POSTED'
  ) each where place <= ${most} order by broker, place`

/** What a bank tells that the books do not: charges, interest, and money of which nobody knows yet whose it is. */
const strange = [
  { description: 'ADM FEE', amount: -15_000 },
  { description: 'TRF IN BUDI S WITHOUT REFERENCE', amount: 650_000 },
  { description: 'INTEREST', amount: 182_417, note: 'Interest of the month, booked with the year' },
] as const

const isThere = ({ length }: readonly Cash[]): boolean => length > 0

/** Writes a bank statement of each broker: most of its lines are found in the books, two of them as one, and some nowhere. */
export const writeBankStatements = async (sql: Sql, now: Date, people: People): Promise<void> => {
  const found = await sql.query<Cash>(cash)
  const at = now.toISOString()
  const rows = [...new Set(found.map(({ broker }) => broker))].flatMap((broker): Row[] => {
    const own = found.filter((one) => one.broker === broker)
    const clerk = people.staff(broker, 'brokerFinance')[0]!
    const bankAccount = `Bank Merapi ${faker.string.numeric(10)}`
    const resolved = { resolved_at: at, resolved_by: clerk.name }
    const open = { lines: '{}', note: null, resolved_at: null, resolved_by: null }
    const line = (more: Row): Row => ({
      id: faker.string.uuid(),
      created_at: at,
      updated_at: at,
      broker_id: broker,
      bank_account: bankAccount,
      currency: 'IDR',
      reference: null,
      ...open,
      ...more,
    })
    const matched = (sides: readonly Cash[]): Row =>
      line({
        booked_on: sides[0]!.day,
        currency: sides[0]!.currency,
        amount: sides.reduce((sum, { amount }) => sum + amount, 0),
        description: `TRANSFER ${sides.map(({ reference }) => reference).join(' ')}`,
        reference: sides.length === 1 ? sides[0]!.reference : null,
        status: 'MATCHED',
        lines: `{${sides.map(({ id }) => id).join()}}`,
        ...resolved,
      })
    const pair = own.filter(({ amount, currency }) => amount > 0 && currency === 'IDR').slice(0, together)
    return [
      ...[pair, ...own.filter((side) => !pair.includes(side)).map((side) => [side])].filter(isThere).map(matched),
      ...strange.map((told, index) =>
        line({
          booked_on: dayOf(now.getTime() - days(index + 1)),
          amount: told.amount,
          description: told.description,
          ...('note' in told ? { status: 'SET_ASIDE', note: told.note, ...resolved } : { status: 'UNMATCHED' }),
        }),
      ),
    ]
  })
  await insertRows(sql, 'bank_statement_lines', rows)
}
