import type { Json } from '../kernel/types.ts'
import { ofRole, ofSection, toPerson } from '../kit/hands.ts'
import type { RequestContext } from './request.context.ts'

/** Whoever asks, until the form is answered; then who has taken it, or its section, and the role to which it went up, and again whoever asks while something is asked of them. */
export const handsIn = (context: RequestContext): string[] => {
  const { asker, submission, question, answer, reviewer, section, climbedTo } = context
  if (!submission) return [toPerson(asker.id)]
  return [
    ...(question !== null && answer === null ? [toPerson(asker.id)] : []),
    reviewer ? toPerson(reviewer.id) : ofSection(section),
    ...(climbedTo ? [ofRole(climbedTo.code)] : []),
  ]
}

/** Until when it should have been done, where that is over. */
export const overdueAt = ({ lateSince, dueAt }: RequestContext): string | null => (lateSince === null ? null : dueAt)

/** What is to be said beside its status. */
export const asideOf = ({ submission }: RequestContext): string | null =>
  submission ? null : 'adhocRequest:answers.due'

/** What is told of a request, by its fields' names. */
export const facts = (context: RequestContext): Record<string, Json> => {
  const { type, subject, description, requestNumber, section, hours, question, answer, dueAt, lateSince } = context
  const { parties, asker, submission, reviewer, closing, climbedTo } = context
  return {
    organisation_id: parties.broker,
    type,
    subject,
    description,
    requestNumber,
    section,
    limitHours: hours,
    asker: asker.name,
    askerId: asker.id,
    form: submission?.form ?? null,
    submissionId: submission?.id ?? null,
    submission: submission?.number ?? null,
    answeredAt: submission?.at ?? null,
    reviewer: reviewer?.name ?? null,
    question,
    answer,
    closing: closing?.text ?? null,
    closedBy: closing?.by ?? null,
    dueAt,
    isLate: lateSince !== null,
    lateSince,
    climbedTo: climbedTo?.name ?? null,
  }
}
