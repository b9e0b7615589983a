/** Accounts of a broker's books by what stands on them, in the order of a balance sheet. */
export const accountKinds = [
  'RECEIVABLE',
  'GATEWAY_CLEARING',
  'CASH',
  'COMMISSION_RECEIVABLE',
  'INSURER_PAYABLE',
  'COMMISSION_PAYABLE',
  'CLAIMS_PAYABLE',
  'CLAIM_POOL',
  'UNAPPLIED',
  'REFUNDS_PAYABLE',
  'PPN',
  'PPH23',
  'FEES',
  'COMMISSION_INCOME',
  'COMMISSION_COST',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** What is booked, by what has happened. */
export const entryKinds = [
  'PREMIUM',
  'REFUND',
  'INVOICE',
  'RECEIPT',
  'APPLICATION',
  'RELEASE',
  'PAYER_REFUND',
  'RESERVE',
  'DISBURSEMENT',
  'COMMISSION',
  'REMITTANCE',
  'INSURER_COMMISSION',
  'PAYOUT',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** One side of an entry, in minor units: more than nothing is a debit, less a credit. What is `pending` is reserved, and taken back by its opposite. */
export type LedgerLine = {
  account: AccountKind
  /** Whose the account is: an organisation by its id, or who that is by name, as a bank account or a cashier. */
  holder: string
  amount: number
  pending?: true
}

/** One side, or none where it comes to nothing. */
export const side = (account: AccountKind, holder: string, amount: number): LedgerLine[] =>
  amount === 0 ? [] : [{ account, holder, amount }]

/** An entry of the books of a case's broker, written with the move that makes it. */
export type Posting = {
  kind: EntryKind
  /** In all nothing, of what is posted and of what is pending; null: the entry takes back the last of its kind that the case has, line by line. */
  lines: LedgerLine[] | null
  /** What it is about: less than nothing is what is taken back, or goes back to the customer. */
  amount: number
  currency: string
  /** Day of value; where the books are closed for it, the entry stands on the first day that they are not. */
  date: string
  reference: string
  /** What the case is called that it is about. */
  subject: string
  /** The quotation whose premium it is about by its id, or the case itself that books, and the number of its policy. */
  policy?: string
  policyNumber?: string | null
}
