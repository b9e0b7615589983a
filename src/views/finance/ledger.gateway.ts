import { ledgerLine } from '../../areas/finance/ledgerLine.ts'
import { ask, call } from '../../data/call.ts'

export const readBalances = ({ on }: { on: string }, signal: AbortSignal) => call('ledger.balances', { on }, { signal })

export interface Period {
  id: string
  from: string
  to: string
}

export const readStatement = ({ id, from, to }: Period, signal: AbortSignal) =>
  call('ledger.statement', { id, from, to }, { signal })

/** The sides of an entry, of which there are few. */
export const readLines = async ({ entry }: { entry: string }, signal: AbortSignal) =>
  (await ask(ledgerLine, 'list', { filter: { entry: [entry] }, limit: 100, sort: 'created_at' }, { signal })).data
