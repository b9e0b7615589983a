import type { RuleTable } from '../kernel/ruleTable.types.ts'
import type { FormContext } from './publication.context.ts'

/** Whether another person submits than has designed. By default what is configured. */
const fourEyes: RuleTable<FormContext> = {
  asks: {},
  gives: { isDemanded: { type: 'flag', required: true } },
  usual: [{ when: {}, then: { isDemanded: false } }],
  applied: (context, { isDemanded }) => ({ ...context, fourEyes: isDemanded as boolean }),
}

export const tables = { fourEyes } as const
