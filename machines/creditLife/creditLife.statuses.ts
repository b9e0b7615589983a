/** Label and colour of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const creditLifeStatuses = {
  INITIATED: { label: 'creditLife:states.initiated', intent: 'informative' },
  DATA_COMPLETED: { label: 'creditLife:states.dataCompleted', intent: 'accent' },
  CONFIRMED: { label: 'creditLife:states.confirmed', intent: 'accent' },
  APPROVAL_IN_PROGRESS: { label: 'creditLife:states.approvalInProgress', intent: 'warning' },
  APPROVED: { label: 'creditLife:states.approved', intent: 'success' },
  ACTIVE: { label: 'creditLife:states.active', intent: 'success' },
  REJECTED: { label: 'creditLife:states.rejected', intent: 'danger' },
  CANCELLED: { label: 'creditLife:states.cancelled', intent: 'subtle' },
} as const
