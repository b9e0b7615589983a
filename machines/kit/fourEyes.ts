import type { RuleTable } from '../kernel/ruleTable.types.ts'

/** The sum from which more than one person is needed, which a case keeps as `fourEyesFrom`; none: one does it all. By default what is configured. */
export const fourEyesTable: RuleTable = {
  asks: {},
  gives: { from: { type: 'money' } },
  usual: [{ when: {}, then: { from: null } }],
  applied: (context, { from }) => ({ ...context, fourEyesFrom: from! }),
}
