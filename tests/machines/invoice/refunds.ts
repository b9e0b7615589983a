/** Payouts that send money back, by their numbers. */
export const payout = 'OUT-1'
export const another = { payout: 'OUT-2', amount: 300 }
