import type { Json } from '../kernel/types.ts'
import { ofRole, ofSection, toPerson } from '../kit/hands.ts'
import type { RequestContext } from './request.context.ts'

/** Of whom it is asked something, or who has taken it, or its section; and of the role to which it went up. */
export const handsIn = ({ asker, question, answer, reviewer, section, climbedTo }: RequestContext): string[] => {
  if (question !== null && answer === null) return [toPerson(asker.id)]
  return [reviewer ? toPerson(reviewer.id) : ofSection(section), ...(climbedTo ? [ofRole(climbedTo.code)] : [])]
}

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
