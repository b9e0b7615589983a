import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflowTrials')

/** What came of paths that people have gone by hand. */
export const workflowTrialEndpoints: readonly Endpoint[] = [
  rest('workflowTrials.list', 'GET', '/api/workflow-trials'),
  rest('workflowTrials.keep', 'PUT', '/api/workflow-trials/{id}'),
]
