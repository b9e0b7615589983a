import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('rule_engine')

/** What is asked of rule tables and their versions. */
export const ruleEndpoints: readonly Endpoint[] = [
  rest('rules.inForce', 'POST', '/api/rules/in-force'),
  rest('rules.ruling', 'POST', '/api/rules/ruling'),
  rest('rules.dryRun', 'POST', '/api/rules/dry-run'),
]
