import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflow')

/** Why not: of a machine, to who may look into machines, and of a case as it stands, to whoever may read it. */
export const workflowWhyEndpoints: readonly Endpoint[] = [
  rest('workflow.matrix', 'GET', '/api/workflow/matrix'),
  rest('workflow.why', 'GET', '/api/workflow/why'),
]
