import { randomUUID } from 'node:crypto'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { samples } from '../../../machines/creditLife/creditLife.trial.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { Actor, CaseRecord, Context, Entry } from '../../../machines/kernel/types.ts'
import { recordFacts } from '../../../src/server/cases/commit.ts'
import type { Host } from '../../../src/server/context.ts'
import { placeOf } from '../../../src/server/cases/place.ts'
import { partyColumns } from '../../../src/server/records/scope.ts'
import { system } from '../../../src/server/store/store.ts'
import { asOwner } from './people.ts'

/** The organisations of a case, by their part in it. */
export type Parties = Record<'broker' | 'insurer' | 'bank' | 'partner', string>

/** Codes are counted by the customer's address, so that each case of a sample has a customer of its own. */
const customerOf = ({ customerEmail }: Context, id: string): Context =>
  customerEmail === samples[0]!.customerEmail ? { customerEmail: `${id}@customer.test` } : {}

export const withContext = (record: CaseRecord, context: Context): CaseRecord => ({
  ...record,
  snapshot: { ...record.snapshot, context: { ...record.snapshot.context, ...context } },
})

/** A quotation as it is when it has been applied for, or at `stands` on its way; `fields` are columns of its row. */
export const insertCase = async (
  host: Host,
  parties: Parties,
  by: Actor,
  fields: Record<string, unknown> = {},
  sample: Context = samples[0]!,
  stands?: CaseRecord,
): Promise<string> => {
  const id = randomUUID()
  const code = `CL-${id.slice(0, 8)}`
  const at = host.clock().toISOString()
  const customer = customerOf(sample, id)
  const { record: applied, entry } = begin(
    creditLife,
    { ...sample, ...customer, quotesCode: code, parties },
    { by, at },
  )
  const record = stands ? withContext(stands, customer) : applied
  const { broker, insurer, bank, partner } = parties
  const row = {
    id,
    broker_id: broker,
    insurer_id: insurer,
    bank_id: bank,
    partner_id: partner,
    quotes_code: code,
    application_type: 'NEW',
    application_date: sample.applicationDate,
    loan_number: code,
    loan_amount: sample.loanAmount,
    loan_tenure: sample.loanTenure,
    bank_name: 'Bank',
    bank_branch_name: 'Branch',
    premium: sample.premium,
    customer_name: 'Budi Santoso',
    date_of_birth: '1980-01-01',
    gender: 'Male',
    identity_type: 'KTP',
    identity_number: '1',
    customer_segment: 'Employee',
    total_sum_insured: sample.sumInsured,
    ...fields,
  }
  return insertRow(host, 'credit_life', by, record, row, entry)
}

/** A row of an area as a record of its lifecycle stands, with the beginning of its timeline; `fields` are the columns that the record does not know. */
export const insertRow = async (
  host: Host,
  area: string,
  by: Actor,
  record: CaseRecord,
  fields: Record<string, unknown> = {},
  entry: Pick<Entry, 'entry' | 'event' | 'to'> = {
    entry: 'created',
    event: { type: 'created', by, at: host.clock().toISOString() },
    to: statusOf(record.snapshot.value),
  },
): Promise<string> => {
  const place = placeOf(host, area)
  const { table } = place.area
  const at = host.clock().toISOString()
  const row: Record<string, unknown> = {
    id: randomUUID(),
    created_at: at,
    updated_at: at,
    currency: 'IDR',
    machine: record.machine,
    ...recordFacts(place, record),
    snapshot: record.snapshot,
    ...fields,
  }
  const columns = Object.keys(row).join(', ')
  await host.store.transaction(system, async (sql) => {
    await sql.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    )
    await sql.query(
      `insert into timeline (area, case_id, revision, entry, event, to_status, at, parties) values ($1, $2, 0, $3, $4, $5, $6, $7)`,
      [
        area,
        row['id'],
        entry.entry,
        JSON.stringify(entry.event),
        entry.to,
        at,
        partyColumns(place.area).map((column) => row[column]),
      ],
    )
  })
  return row['id'] as string
}

/** A confirmed file of a case, brought in by somebody; there are no bytes behind it. */
export const addFile = async ({ store, clock }: Host, by: Actor, id: string, name = 'proof.pdf'): Promise<string> => {
  const [row] = await asOwner<{ id: string }>(
    store,
    `insert into files (organisation_id, uploaded_by, storage_key, name, type, size, ticket_expires_at, confirmed_at, area, case_id, parties, created_at)
     select $1, $2, gen_random_uuid()::text, $3, 'application/pdf', 1, $4, $4, 'credit_life', id, array[broker_id, insurer_id, bank_id, partner_id], $4
     from credit_life_quotations where id = $5 returning id`,
    [by.organisation.id, by.userId, name, clock().toISOString(), id],
  )
  return row!.id
}
