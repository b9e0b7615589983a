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

/** What may be asked for of what a payee is owed, in minor units of a currency. */
export interface Payable {
  payee: string
  name: string
  currency: string
  /** Of so many commissions. */
  count: number
  /** Of those that were never paid. */
  commission: number
  ppn: number
  pph23: number
  net: number
  /** The balance of those that were: less than nothing where their premiums have gone back. */
  carried: number
  /** All of it; what is not more than nothing waits. */
  leaves: number
}

export interface CommissionAnswers {
  'commission.payable': { payable: Payable[] }
  'commission.values': { userCommissions: UserCommission[] }
  'commission.self': { userCommissions: UserCommission[] }
  'commission.approveTransaction': { results: { id: string; answer: SendAnswer | { __typename: 'Missing' } }[] }
}
