/** What a quotation of the table was applied for with and nothing is decided by; what was computed of it is not what its sums are. */
export const standing = {
  application_type: 'NEW',
  insurance_quotation_number: null,
  loan_number: 'L-1',
  bank_branch_name: 'KC Sudirman',
  bank_ref_number: null,
  credit_agreement_number: null,
  credit_agreement_date: null,
  credit_start_date: null,
  customer_name: 'Budi Santoso',
  date_of_birth: '1991-03-02',
  gender: 'Male',
  identity_type: 'KTP',
  identity_number: '3171020203910001',
  occupation: null,
  customer_segment: 'Employee',
  height: 170,
  weight: 87,
  phone: null,
  address: null,
  address_residential: null,
}

/** What need not be said. */
export const rest = {
  insurance_quotation_number: 'Q-1',
  bank_ref_number: 'REF-1',
  credit_agreement_number: 'PK/1',
  credit_agreement_date: '2026-03-01',
  credit_start_date: '2026-03-10',
  occupation: 'Notary',
  phone: '+6281234567890',
  address: 'Jl. Sudirman 1',
  address_residential: 'Jl. Thamrin 2',
}
export const ends = { credit_end_date: '2027-03-10' }

/** Another person, of whom the largest sum costs as little as the table's premium. */
export const younger = { date_of_birth: '1996-03-02', height: 180, weight: 71 }

export const rated = (base_rate: number, loading_rate: number, body_mass_index: number) => ({
  credit_end_date: null,
  product_code: 'CL-STD',
  product_name: 'Credit Life Standard',
  base_rate,
  loading_rate,
  body_mass_index,
})

/** What of the standing application is decided by, as it is typed. */
const sums = {
  application_date: '2026-03-02',
  loan_amount: 5000,
  loan_tenure: 12,
  totalSumInsured: 3000,
  email: 'customer@covergate.test',
  partner_email: 'partner@covergate.test',
}

/** What somebody types, who leaves out what there is none of. */
const typed = (more: object) =>
  Object.fromEntries(Object.entries({ ...standing, ...sums, ...more }).filter(([, value]) => value !== null))

export const unchanged = typed({})

const large = { loan_amount: 1_500_000_000, loan_tenure: 60, totalSumInsured: 250_000_000 }
const wasLarge = { loan_amount: 5000, loan_tenure: 12, totalSumInsured: 3000 }

/** By what each is, what is typed and what of the standing application it changes. */
export const corrections = {
  whole: {
    payload: typed({ ...large, email: 'budi@customer.test', partner_email: 'other@partner.test' }),
    was: { ...wasLarge, email: 'customer@covergate.test', partner_email: 'partner@covergate.test' },
  },
  tooLarge: {
    payload: typed({ ...large, loan_amount: 1_500_000_001 }),
    was: wasLarge,
  },
  asDear: {
    payload: typed({ ...younger, loan_amount: 5000, loan_tenure: 60, totalSumInsured: 96_154 }),
    was: { date_of_birth: '1991-03-02', height: 170, weight: 87, loan_tenure: 12, totalSumInsured: 3000 },
  },
  datedOn: (application_date: string) => ({
    payload: typed({ ...large, application_date }),
    was: { ...wasLarge, application_date: '2026-03-02' },
  }),
}

/** What is told of it by the names of the area's fields. */
export const toldOfStanding = {
  ...standing,
  ...sums,
  ...rated(1.4, 25, 30.1),
  quotesCode: 'CL-1',
  bank_name: 'Bank Merapi',
  premium: 1000,
  broker_id: 'broker',
  insurer_id: 'insurer',
  bank_id: 'bank',
  partner_id: 'partner',
}

/** Days, of the maintainers' notes (C064): how long a case may stand where it is. */
export const LIMITS = {
  completionLimit: 30,
  investigationLimit: 14,
  escalationLimit: 14,
  decisionLimit: 30,
  customerLimit: 7,
}
