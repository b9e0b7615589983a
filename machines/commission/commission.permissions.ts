/** What is asked of whoever sees commission, and does something with it: one of each. */
export const commissionPermissions = {
  list: 'commission.list',
  detail: 'commission.detail',
  request: 'commission.request',
  approve: 'commission.approve',
  reject: 'commission.reject',
  pay: 'commission.pay',
} as const
