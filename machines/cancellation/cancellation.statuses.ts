/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const cancellationStatuses = {
  IN_PROCESS: { label: 'cancellation:states.inProcess', intent: 'warning' },
  APPROVED: { label: 'cancellation:states.approved', intent: 'success', outcome: 'granted' },
  REJECTED: { label: 'cancellation:states.rejected', intent: 'danger', outcome: 'refused' },
} as const
