/** Label, colour and, where it is decided in it, outcome of each state, apart from the machine so that a list can draw a badge without it. */
export const payoutStatuses = {
  REQUESTED: { label: 'payout:states.requested', intent: 'warning' },
  APPROVED: { label: 'payout:states.approved', intent: 'accent' },
  REJECTED: { label: 'payout:states.rejected', intent: 'danger', outcome: 'refused' },
  SENT: { label: 'payout:states.sent', intent: 'accent' },
  PAID: { label: 'payout:states.paid', intent: 'success', outcome: 'granted' },
  FAILED: { label: 'payout:states.failed', intent: 'danger' },
  CANCELLED: { label: 'payout:states.cancelled', intent: 'subtle', outcome: 'refused' },
} as const
