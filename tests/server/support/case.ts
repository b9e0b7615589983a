import { randomUUID } from 'node:crypto'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { samples } from '../../../machines/creditLife/creditLife.trial.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import type { Actor, CaseRecord, Context } from '../../../machines/kernel/types.ts'
import { recordFacts } from '../../../src/server/cases/commit.ts'
import type { Host } from '../../../src/server/context.ts'
import { placeOf } from '../../../src/server/cases/place.ts'
import { system } from '../../../src/server/store/store.ts'
import { asOwner } from './people.ts'

/** The organisations of a case, by their part in it. */
export type Parties = Record<'broker' | 'insurer' | 'bank' | 'partner', string>

/** Codes are counted by the customer's address, so that each case of a sample has a customer of its own. */
const customerOf = ({ customerEmail }: Context, id: string): Context =>
  customerEmail === samples[0]!.customerEmail ? { customerEmail: `${id}@customer.test` } : {}

const withContext = (record: CaseRecord, context: Context): CaseRecord => ({
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
  const { store, clock } = host
  const id = randomUUID()
  const code = `CL-${id.slice(0, 8)}`
  const at = clock().toISOString()
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
    created_at: at,
    updated_at: at,
    broker_id: broker,
    insurer_id: insurer,
    bank_id: bank,
    partner_id: partner,
    currency: 'IDR',
    machine: 'creditLife',
    ...recordFacts(placeOf(host, 'credit_life'), record),
    snapshot: record.snapshot,
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
  const columns = Object.keys(row).join(', ')
  await store.transaction(system, async (sql) => {
    await sql.query(
      `insert into credit_life_quotations (${columns}) select ${columns} from jsonb_populate_record(null::credit_life_quotations, $1)`,
      [JSON.stringify(row)],
    )
    await sql.query(
      `insert into timeline (area, case_id, revision, entry, event, to_status, at, parties) values ('credit_life', $1, 0, $2, $3, $4, $5, $6)`,
      [id, entry.entry, JSON.stringify(entry.event), entry.to, entry.at, Object.values(parties)],
    )
  })
  return id
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
