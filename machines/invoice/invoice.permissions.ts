const of = (what: string) => `common.invoice.partnership.${what}`

/** What is asked of whoever sees invoices, and does something with them: one of each. */
export const invoicePermissions = {
  list: of('list'),
  detail: of('detail'),
  create: of('create'),
  upload: of('upload'),
  sendLink: of('sendLink'),
  collect: of('collect'),
  withdraw: of('withdraw'),
  payToCashier: of('payToCashier'),
  markPaid: of('markPaid'),
  cancel: of('cancel'),
  apply: of('apply'),
} as const
