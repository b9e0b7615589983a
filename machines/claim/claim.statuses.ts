/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const claimStatuses = {
  INITIATED: { label: 'claim:states.initiated', intent: 'informative' },
  ACKNOWLEDGE: { label: 'claim:states.acknowledge', intent: 'accent' },
  RESUBMIT: { label: 'claim:states.resubmit', intent: 'warning' },
  SOFT_REJECT: { label: 'claim:states.softReject', intent: 'warning' },
  APPROVED: { label: 'claim:states.approved', intent: 'success', outcome: 'granted' },
  REJECTED: { label: 'claim:states.rejected', intent: 'danger', outcome: 'refused' },
  PAID: { label: 'claim:states.paid', intent: 'success', outcome: 'granted' },
} as const

/** How claims are grouped (B181): soft reject and resubmit are two statuses of one entry (C068). */
export const claimTabs = {
  active: { status: ['INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED'] },
  initiated: { status: 'INITIATED' },
  acknowledge: { status: 'ACKNOWLEDGE' },
  returned: { status: ['RESUBMIT', 'SOFT_REJECT'] },
  approved: { status: 'APPROVED' },
  inactive: { status: ['REJECTED', 'PAID'] },
  rejected: { status: 'REJECTED' },
  paid: { status: 'PAID' },
} as const

export const claimGroups = {
  active: ['initiated', 'acknowledge', 'returned', 'approved'],
  inactive: ['rejected', 'paid'],
} as const
