/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it (C069: the codes as they are, Approved and Rejected in words). */
export const disbursementStatuses = {
  INITIATED: { label: 'disbursement:states.initiated', intent: 'informative' },
  INITIATED_FAILED: { label: 'disbursement:states.initiatedFailed', intent: 'danger' },
  UPDATED: { label: 'disbursement:states.updated', intent: 'informative' },
  PENDING_APPROVAL: { label: 'disbursement:states.pendingApproval', intent: 'warning' },
  APPROVE: { label: 'disbursement:states.approve', intent: 'accent', outcome: 'granted' },
  REJECT: { label: 'disbursement:states.reject', intent: 'danger', outcome: 'refused' },
  PENDING: { label: 'disbursement:states.pending', intent: 'accent' },
  PAID: { label: 'disbursement:states.paid', intent: 'success', outcome: 'granted' },
  FAILED: { label: 'disbursement:states.failed', intent: 'danger' },
  FAILED_CREATE: { label: 'disbursement:states.failedCreate', intent: 'danger' },
  CANCELLED: { label: 'disbursement:states.cancelled', intent: 'subtle', outcome: 'refused' },
} as const
