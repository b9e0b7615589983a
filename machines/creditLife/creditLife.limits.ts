/** Days for which a case may stand where it is, before it expires, by the names of the delays: a case keeps those that it began with. */
export const limits = {
  completionLimit: 30,
  investigationLimit: 14,
  escalationLimit: 14,
  decisionLimit: 30,
  customerLimit: 7,
} as const
