import type { Json } from '../kernel/types.ts'
import type { FormContext } from './publication.context.ts'

/** What is told of a version, by its fields' names. */
export const facts = (context: FormContext & { rules?: Json }): Record<string, Json> => {
  const { parties, author, submission, fourEyes: _setting, before: _before, rules: _rules, ...told } = context
  return {
    ...told,
    organisation_id: parties.broker,
    author: author.name,
    submittedAt: submission?.at ?? null,
    submittedBy: submission?.name ?? null,
  }
}
