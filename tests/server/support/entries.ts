import type { LedgerLine } from '../../../machines/kit/ledger.ts'
import { insertRows, type Row } from '../../../src/server/demo/insertRows.ts'
import { queryAs } from '../../../src/server/performer.ts'
import { type Sql, type Store, system } from '../../../src/server/store/store.ts'

/** Puts entries with the same columns into the books as a move does, all in one statement. */
export const enterIn = (sql: Sql, at: Date, entries: readonly Row[]): Promise<void> =>
  insertRows(
    sql,
    'ledger_entries',
    entries.map((entry) => ({ created_at: at, updated_at: at, currency: 'IDR', ...entry })),
  )

export const enterEntries = (store: Store, at: Date, ...entries: readonly Row[]): Promise<void> =>
  enterIn({ query: queryAs(store, system) }, at, entries)

/** A premium that has come in, which is owed to the insurer. */
export const premiumSides = (broker: string, insurer: string, amount: number): LedgerLine[] => [
  { account: 'CASH', holder: broker, amount },
  { account: 'INSURER_PAYABLE', holder: insurer, amount: -amount },
]
