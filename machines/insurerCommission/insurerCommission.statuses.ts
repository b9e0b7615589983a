/** Label, colour and, where it is decided in it, outcome of each state, apart from the machine so that a list can draw a badge without it. */
export const insurerCommissionStatuses = {
  EXPECTED: { label: 'insurerCommission:states.expected', intent: 'warning' },
  PART_RECEIVED: { label: 'insurerCommission:states.partReceived', intent: 'accent' },
  RECEIVED: { label: 'insurerCommission:states.received', intent: 'success', outcome: 'granted' },
  WAIVED: { label: 'insurerCommission:states.waived', intent: 'subtle', outcome: 'refused' },
  WITHDRAWN: { label: 'insurerCommission:states.withdrawn', intent: 'danger' },
} as const
