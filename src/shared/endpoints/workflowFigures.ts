import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflow')

/** What cases have done in a period, by the machine that they live by. */
export const workflowFigureEndpoints: readonly Endpoint[] = [
  rest('workflow.figures', 'POST', '/api/workflow/figures'),
  rest('workflow.ways', 'POST', '/api/workflow/ways'),
]
