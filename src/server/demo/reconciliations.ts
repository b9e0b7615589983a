import { faker } from '@faker-js/faker/locale/id_ID'
import { codeOf } from '../../../machines/kit/number.ts'
import { days } from '../../../machines/kit/days.ts'
import type { Sql } from '../store/store.ts'
import { dayOf } from './calendar.ts'
import { insertRows, type Row } from './insertRows.ts'
import type { People } from './people.ts'

/** Nights since a comparison found something. */
const since = 2
/** Part of a day after which somebody looked at it. */
const later = 0.375
/** Sums that it took. */
const compared = 148

interface Owed {
  broker: string
  kind: string
  name: string
  currency: string
  posted: number
}

/** The largest account of each broker that cases tell as well. */
const owed = `
  select distinct on (broker_id, kind) broker_id as broker, kind, name, currency, posted::float8 as posted
  from ledger_accounts where kind in ('RECEIVABLE', 'INSURER_PAYABLE') and posted <> 0
  order by broker_id, kind, abs(posted) desc, id`

const told = {
  RECEIVABLE: { status: 'OVER', off: 1_250_000, note: null },
  INSURER_PAYABLE: {
    status: 'RESOLVED',
    off: -475_000,
    note: 'A premium of the old system was booked twice; its second entry has been reversed',
  },
} as const

/** Writes a night's comparison of each broker that found something: the one is equal again by itself, of the other somebody found out why. */
export const writeReconciliations = async (sql: Sql, now: Date, people: People): Promise<void> => {
  const found = await sql.query<Owed>(owed)
  const at = new Date(now.getTime() - days(since)).toISOString()
  const day = dayOf(now.getTime() - days(since))
  const resolvedAt = new Date(Date.parse(at) + days(later)).toISOString()
  const of = ({ broker, kind, name, currency, posted }: Owed): Row => {
    const { status, off, note } = told[kind as keyof typeof told]
    return {
      id: faker.string.uuid(),
      created_at: at,
      updated_at: resolvedAt,
      broker_id: broker,
      currency,
      about: name,
      kind,
      day,
      expected: posted,
      found: posted + off,
      status,
      note,
      resolved_at: resolvedAt,
      resolved_by: note === null ? null : people.staff(broker, 'brokerFinance')[0]!.name,
    }
  }
  const ran = (broker: string): Row => {
    const id = faker.string.uuid()
    const differences = found.filter((one) => one.broker === broker).length
    return {
      id,
      created_at: at,
      updated_at: at,
      broker_id: broker,
      code: codeOf('REC', id, at),
      day,
      ended_at: at,
      asked_by: null,
      compared,
      differences,
      outcome: 'DIFFERENT',
    }
  }
  await insertRows(sql, 'reconciliations', [...new Set(found.map(({ broker }) => broker))].map(ran))
  await insertRows(sql, 'reconciliation_differences', found.map(of))
}
