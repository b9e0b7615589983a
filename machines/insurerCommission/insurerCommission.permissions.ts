const of = (what: string) => `financeOperation.commissionFromInsuranceTransaction.${what}`

/** What is asked of whoever sees what insurers owe of commission, and does something with it: one of each. */
export const insurerCommissionPermissions = {
  list: of('list'),
  detail: of('detail'),
  upload: of('upload'),
  record: of('record'),
  takeBack: of('takeBack'),
  waive: of('waive'),
} as const
