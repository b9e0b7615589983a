const of = (what: string) => `financeOperation.payout.${what}`

/** What is asked of whoever sees payouts, and does something with them: one of each. */
export const payoutPermissions = {
  list: of('list'),
  detail: of('detail'),
  create: of('create'),
  upload: of('upload'),
  approve: of('approve'),
  reject: of('reject'),
  send: of('send'),
  retry: of('retry'),
  correct: of('correct'),
  cancel: of('cancel'),
} as const
