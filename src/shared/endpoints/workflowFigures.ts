import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflow')

/** What cases have done in a period, by the machine that they live by, and what it makes of them as it is now. */
export const workflowFigureEndpoints: readonly Endpoint[] = [
  rest('workflow.figures', 'POST', '/api/workflow/figures'),
  rest('workflow.ways', 'POST', '/api/workflow/ways'),
  rest('workflow.dryRun', 'POST', '/api/workflow/dry-run'),
]
