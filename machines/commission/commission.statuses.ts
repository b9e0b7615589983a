/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const commissionStatuses = {
  ACCRUED: { label: 'commission:states.accrued', intent: 'informative' },
  REQUESTED: { label: 'commission:states.requested', intent: 'warning' },
  APPROVED: { label: 'commission:states.approved', intent: 'accent', outcome: 'granted' },
  REJECTED: { label: 'commission:states.rejected', intent: 'danger', outcome: 'refused' },
  PAID: { label: 'commission:states.paid', intent: 'success', outcome: 'granted' },
  REVERSED: { label: 'commission:states.reversed', intent: 'subtle' },
} as const
