/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const creditLifeStatuses = {
  INITIATED: { label: 'creditLife:states.initiated', intent: 'informative' },
  DATA_COMPLETED: { label: 'creditLife:states.dataCompleted', intent: 'accent' },
  CONFIRMED: { label: 'creditLife:states.confirmed', intent: 'accent' },
  APPROVAL_IN_PROGRESS: { label: 'creditLife:states.approvalInProgress', intent: 'warning' },
  APPROVED: { label: 'creditLife:states.approved', intent: 'success', outcome: 'granted' },
  ACTIVE: { label: 'creditLife:states.active', intent: 'success', outcome: 'granted' },
  REJECTED: { label: 'creditLife:states.rejected', intent: 'danger', outcome: 'refused' },
  CANCELLED: { label: 'creditLife:states.cancelled', intent: 'subtle' },
} as const
