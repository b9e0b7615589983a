/** Label and colour of each state of a version, apart from the machine so that a list can draw a badge without it. */
export const ruleVersionStatuses = {
  DRAFT: { label: 'ruleVersion:states.draft', intent: 'informative' },
  SUBMITTED: { label: 'ruleVersion:states.submitted', intent: 'warning' },
  APPROVED: { label: 'ruleVersion:states.approved', intent: 'success', outcome: 'granted' },
  WITHDRAWN: { label: 'ruleVersion:states.withdrawn', intent: 'subtle', outcome: 'refused' },
} as const
