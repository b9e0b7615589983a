import type { AccountKind, EntryKind } from '../../../../machines/kit/ledger.ts'

/** What stands on an account at the end of a day, in minor units: debit is more than nothing. */
export interface LedgerBalance {
  id: string
  kind: AccountKind
  name: string
  keeper: string
  currency: string
  posted: number
  pending: number
}

/** A line of an account, with what stands on it after that. */
export interface StatementLine {
  id: string
  entry: string
  /** The case that booked it; null: the reader sees no more of it than this line. */
  area: string | null
  caseId: string | null
  booked_on: string
  kind: EntryKind
  reference: string
  subject: string
  amount: number
  balance: number
}

export interface Statement {
  opening: number
  debit: number
  credit: number
  closing: number
  count: number
  /** The first of them, up to `most`. */
  lines: StatementLine[]
  most: number
}

export interface LedgerAnswers {
  'ledger.balances': LedgerBalance[]
  'ledger.statement': Statement
}
