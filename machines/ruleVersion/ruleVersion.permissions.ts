/** What is asked of who writes rule tables, and of who puts them in force. */
export const rulePermissions = { edit: 'rule_engine.edit', approve: 'rule_engine.approve' } as const
