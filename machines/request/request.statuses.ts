/** Label, colour and, where it is decided in it, outcome of each state, apart from the machine so that a list can draw a badge without it. */
export const requestStatuses = {
  SUBMITTED: { label: 'request:states.submitted', intent: 'informative' },
  IN_REVIEW: { label: 'request:states.inReview', intent: 'accent' },
  DETAILS_ASKED: { label: 'request:states.detailsAsked', intent: 'warning' },
  DONE: { label: 'request:states.done', intent: 'success', outcome: 'granted' },
  DECLINED: { label: 'request:states.declined', intent: 'danger', outcome: 'refused' },
  WITHDRAWN: { label: 'request:states.withdrawn', intent: 'subtle' },
} as const

export const requestTabs = {
  open: { status: ['SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED'] },
  submitted: { status: 'SUBMITTED' },
  inReview: { status: 'IN_REVIEW' },
  detailsAsked: { status: 'DETAILS_ASKED' },
  closed: { status: ['DONE', 'DECLINED', 'WITHDRAWN'] },
  done: { status: 'DONE' },
  declined: { status: 'DECLINED' },
  withdrawn: { status: 'WITHDRAWN' },
} as const

export const requestGroups = {
  open: ['submitted', 'inReview', 'detailsAsked'],
  closed: ['done', 'declined', 'withdrawn'],
} as const
