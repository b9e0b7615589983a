import { randomUUID } from 'node:crypto'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { samples } from '../../../machines/creditLife/creditLife.trial.ts'
import type { CreditLifeContext } from '../../../machines/creditLife/creditLife.context.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import type { Actor, CaseRecord, Context } from '../../../machines/kernel/types.ts'
import type { Host } from '../../../src/server/context.ts'
import { partyColumns } from '../../../src/server/records/scope.ts'
import { insertRow, type Parties, withContext } from '../support/case.ts'
import { enterEntries, premiumSides } from '../support/entries.ts'
import { asOwner } from '../support/people.ts'

/** Codes are counted by the customer's address, so that each case of a sample has a customer of its own. */
const customerOf = ({ customerEmail }: Context, id: string): Context =>
  customerEmail === samples[0]!.customerEmail ? { customerEmail: `${id}@customer.test` } : {}

/** So has each that tells of it a code and a loan of its own. */
const calledAs = ({ application }: Context, code: string): Context =>
  application ? { quotesCode: code, application: { ...(application as Context), loan_number: code } } : {}

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
    { ...sample, ...customer, ...calledAs(sample, code), quotesCode: code, parties },
    { by: { ...by, permissions: ['superadmin.root'] }, at },
  )
  const record = stands ? withContext(stands, { ...customer, ...calledAs(stands.snapshot.context, code) }) : applied
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
  await insertRow(host, 'credit_life', by, record, row, entry)
  const { payment } = record.snapshot.context as unknown as CreditLifeContext
  // What a case has been paid before it was put there stands in the books.
  if (payment)
    await enterEntries(host.store, host.clock(), {
      broker_id: broker,
      insurer_id: insurer,
      bank_id: bank,
      partner_id: partner,
      area: 'credit_life',
      case_id: id,
      lines: premiumSides(broker, insurer, payment.amount),
      valued_on: payment.date,
      kind: 'PREMIUM',
      amount: payment.amount,
      reference: payment.reference,
      subject: row.quotes_code,
      policy: id,
    })
  return id
}

/** A confirmed file of a case, brought in by somebody; there are no bytes behind it. */
export const addFile = async (
  { store, clock, areas }: Host,
  by: Actor,
  id: string,
  name = 'proof.pdf',
  of = 'credit_life',
): Promise<string> => {
  const area = areas.find((one) => one.id === of)!
  const [row] = await asOwner<{ id: string }>(
    store,
    `insert into files (organisation_id, uploaded_by, storage_key, name, type, size, ticket_expires_at, confirmed_at, area, case_id, parties, created_at)
     select $1, $2, gen_random_uuid()::text, $3, 'application/pdf', 1, $4, $4, $6, id, array[${partyColumns(area).join(', ')}], $4
     from ${area.table} where id = $5 returning id`,
    [by.organisation.id, by.userId, name, clock().toISOString(), id, of],
  )
  return row!.id
}
