/** Label, colour and, where it is decided in it, outcome of each top-level state, apart from the machine so that a list can draw a badge without it. */
export const accountStatuses = {
  INVITED: { label: 'account:states.invited', intent: 'warning' },
  ACTIVE: { label: 'account:states.active', intent: 'success', outcome: 'granted' },
  LOCKED: { label: 'account:states.locked', intent: 'danger' },
  CLOSED: { label: 'account:states.closed', intent: 'subtle', outcome: 'refused' },
} as const
