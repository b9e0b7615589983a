import { remittance } from '../../areas/finance/remittance.ts'
import { ask } from '../../data/call.ts'
import { listCalled } from '../../shared/area/lists.ts'

/** The premiums from which no commission was kept, as they have a list of their own. */
export const quotes = listCalled([remittance], 'insurer_commission_quote')!

/** Those of one payment to an insurer, the first of them. */
export const readQuotes = async ({ payout }: { payout: string }, signal: AbortSignal) =>
  (await ask(quotes, 'list', { filter: { payout: [payout] }, limit: 100, sort: 'created_at' }, { signal })).data
