const of = (what: string) => `common.claimDisbursement.partnership.${what}`

/** What is asked of whoever sees disbursements, and does something with them: one of each. */
export const disbursementPermissions = {
  list: of('list'),
  detail: of('detail'),
  create: of('create'),
  submit: of('submit'),
  approve: of('approve'),
  reject: of('reject'),
  markPaid: of('markPaid'),
  retry: of('retry'),
  correct: of('correct'),
  cancel: of('cancel'),
  upload: of('upload'),
} as const
