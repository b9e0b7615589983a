import type { Json } from '../kernel/types.ts'
import type { RuleVersionContext } from './ruleVersion.context.ts'

/** What is told of a version, by its fields' names. */
export const facts = (context: RuleVersionContext): Record<string, Json> => {
  const { ruleTable, validFrom, note, title, number, content, before, author, submitted, approved, reason, parties } =
    context
  return {
    organisation_id: parties.broker,
    ruleTable,
    validFrom,
    note,
    title,
    number,
    rows: content.rows,
    examples: content.examples,
    formerRows: before.rows,
    author,
    submittedAt: submitted?.at ?? null,
    submittedBy: submitted?.name ?? null,
    approvedAt: approved?.at ?? null,
    approvedBy: approved?.name ?? null,
    reason,
  }
}
