/** Days for which questions may stand unanswered, by the name of the delay: a quotation keeps those that it began with. */
export const limits = { answerLimit: 14 } as const
