/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const invoiceStatuses = {
  CREATED: { label: 'invoice:states.created', intent: 'informative' },
  WAITING_PAYMENT: { label: 'invoice:states.waitingPayment', intent: 'warning' },
  PENDING: { label: 'invoice:states.pending', intent: 'accent' },
  PAID: { label: 'invoice:states.paid', intent: 'success', outcome: 'granted' },
  CANCELLED: { label: 'invoice:states.cancelled', intent: 'danger', outcome: 'refused' },
  EXPIRED: { label: 'invoice:states.expired', intent: 'subtle', outcome: 'refused' },
} as const
