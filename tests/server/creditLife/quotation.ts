import { randomUUID } from 'node:crypto'
import type { Store } from '../../../src/server/store/store.ts'
import { asOwner } from '../support/people.ts'

/** A row of a case whose life does not matter to the test. */
export const addQuotation = async (store: Store, organisation: string): Promise<string> => {
  const id = randomUUID()
  const row = {
    id,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    broker_id: organisation,
    insurer_id: organisation,
    bank_id: organisation,
    partner_id: organisation,
    currency: 'IDR',
    machine: 'creditLife',
    machine_version: 5,
    revision: 0,
    status: 'INITIATED',
    snapshot: {},
    quotes_code: id,
    application_type: 'NEW',
    application_date: '2026-01-01',
    loan_number: id,
    loan_amount: 1,
    loan_tenure: 1,
    bank_name: 'Bank',
    bank_branch_name: 'Branch',
    premium: 1,
    total_premium: 1,
    customer_name: 'Customer',
    date_of_birth: '1980-01-01',
    gender: 'Male',
    identity_type: 'KTP',
    identity_number: '1',
    customer_segment: 'Employee',
    total_sum_insured: 1,
    escalated_to_insurer: false,
  }
  const columns = Object.keys(row).join(', ')
  const inserted = `insert into credit_life_quotations (${columns}) select ${columns} from jsonb_populate_record(null::credit_life_quotations, $1)`
  await asOwner(store, inserted, [JSON.stringify(row)])
  return id
}
