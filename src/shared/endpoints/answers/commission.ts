import type { SendAnswer } from './cases.ts'

/** What a payee has of a currency, in minor units: by how far it is; `negative` is what they owe, less than nothing. */
export interface UserCommission {
  payee: string
  name: string
  currency: string
  count: number
  accrued: number
  requested: number
  approved: number
  rejected: number
  paid: number
  negative: number
  /** What they still get, less what they owe. */
  balance: number
}

export interface CommissionAnswers {
  'commission.values': { userCommissions: UserCommission[] }
  'commission.self': { userCommissions: UserCommission[] }
  'commission.approveTransaction': { results: { id: string; answer: SendAnswer | { __typename: 'Missing' } }[] }
}
