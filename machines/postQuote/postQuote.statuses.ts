/** Label and colour of each state of a quotation with further questions, apart from the machine so that a list can draw a badge without it. */
export const postQuoteStatuses = {
  AWAITING: { label: 'postQuote:states.awaiting', intent: 'warning' },
  ANSWERED: { label: 'postQuote:states.answered', intent: 'accent' },
  DELIVERED: { label: 'postQuote:states.delivered', intent: 'success', outcome: 'granted' },
  CLOSED: { label: 'postQuote:states.closed', intent: 'subtle', outcome: 'refused' },
  EXPIRED: { label: 'postQuote:states.expired', intent: 'danger', outcome: 'refused' },
} as const

/** Whose questions were answered: the insurer's, or those of our own form. */
export const sources = ['INSURER', 'FORM'] as const
