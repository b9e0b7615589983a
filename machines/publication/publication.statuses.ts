/** Label and colour of each state of a version (s1 176-178), apart from the machine so that a list can draw a badge without it. */
export const publicationStatuses = {
  PENDING: { label: 'publication:states.pending', intent: 'informative' },
  PROCESSING: { label: 'publication:states.processing', intent: 'warning' },
  PUBLISHED: { label: 'publication:states.published', intent: 'success', outcome: 'granted' },
  FAILED: { label: 'publication:states.failed', intent: 'danger', outcome: 'refused' },
} as const
