import { day } from '../kit/payload.ts'
import { segment } from './creditLife.rates.ts'

/** What is typed of the loan and of the customer, by the names of the area's fields. */
export const typed = {
  application_type: { type: 'option', options: ['NEW', 'TOP_UP', 'TAKE_OVER'], required: true },
  application_date: day,
  insurance_quotation_number: { type: 'text', max: 40 },
  loan_number: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
  loan_amount: { type: 'money', positive: true, required: true },
  loan_tenure: { type: 'integer', min: 1, max: 480, required: true },
  totalSumInsured: { type: 'money', positive: true, required: true },
  bank_branch_name: { type: 'text', max: 120, required: true },
  bank_ref_number: { type: 'text', max: 40 },
  credit_agreement_number: { type: 'text', max: 60 },
  credit_agreement_date: { type: 'date' },
  credit_start_date: { type: 'date' },
  customer_name: { type: 'text', max: 120, rule: 'name', required: true },
  date_of_birth: day,
  gender: { type: 'option', options: ['Male', 'Female'], required: true },
  identity_type: { type: 'option', options: ['KTP', 'Passport', 'KITAS'], required: true },
  identity_number: { type: 'text', max: 40, rule: 'code', required: true },
  occupation: { type: 'text', max: 120 },
  customer_segment: segment,
  height: { type: 'integer', min: 50, max: 260 },
  weight: { type: 'integer', min: 20, max: 400 },
  phone: { type: 'text', max: 16, rule: 'phone' },
  email: { type: 'text', max: 254, rule: 'email' },
  address: { type: 'longText', max: 500 },
  address_residential: { type: 'longText', max: 500 },
} as const

/** The same as somebody is asked for it who applies: what the premium hangs on, and where the customer's codes go. */
export const asked = {
  ...typed,
  height: { ...typed.height, required: true },
  weight: { ...typed.weight, required: true },
  email: { ...typed.email, required: true },
  partner_email: { type: 'text', max: 254, rule: 'email', required: true },
} as const

const party = <K extends string>(kind: K) =>
  ({
    type: 'reference',
    area: 'relation',
    filter: { kind: [kind] },
    facts: { code: { type: 'text', max: 20, required: true } },
    party: kind,
    required: true,
  }) as const

export const asks = {
  bank: party('bank'),
  partner: party('partner'),
  broker: party('broker'),
  insurer: party('insurer'),
  ...asked,
} as const
