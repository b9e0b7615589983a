/** Label and colour of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const cancellationStatuses = {
  IN_PROCESS: { label: 'cancellation:states.inProcess', intent: 'warning' },
  APPROVED: { label: 'cancellation:states.approved', intent: 'success' },
  REJECTED: { label: 'cancellation:states.rejected', intent: 'danger' },
} as const
