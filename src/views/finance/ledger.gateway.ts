import { ledgerLine } from '../../areas/finance/ledgerLine.ts'
import { remittance } from '../../areas/finance/remittance.ts'
import { ask, call } from '../../data/call.ts'

export const readBalances = ({ on }: { on: string }, signal: AbortSignal) => call('ledger.balances', { on }, { signal })

export interface Period {
  id: string
  from: string
  to: string
}

export const readStatement = ({ id, from, to }: Period, signal: AbortSignal) =>
  call('ledger.statement', { id, from, to }, { signal })

/** What may be one with a line of a bank statement: on the accounts that banks keep, in the same direction and near it. */
export const readCandidates = async (
  near: { from: string; to: string; currency: string; isCredit: boolean },
  signal: AbortSignal,
) => {
  const { from, to, currency, isCredit } = near
  const amount = isCredit ? { currency, from: null, to: -1 } : { currency, from: 1, to: null }
  const filter = { accountKind: ['CASH'], layer: ['POSTED'], booked_on: { from, to }, amount }
  return (await ask(ledgerLine, 'list', { filter, limit: 100, sort: '-booked_on' }, { signal })).data
}

/** The sides of an entry, of which there are few. */
export const readLines = async ({ entry }: { entry: string }, signal: AbortSignal) =>
  (await ask(ledgerLine, 'list', { filter: { entry: [entry] }, limit: 100, sort: 'created_at' }, { signal })).data

/** The first premiums that a payment to an insurer is made of. */
export const readPremiums = async ({ payout }: { payout: string }, signal: AbortSignal) =>
  (await ask(remittance, 'list', { filter: { payout: [payout] }, limit: 100, sort: 'paidOn' }, { signal })).data
