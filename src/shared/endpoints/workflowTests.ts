import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflowTests')

/** What tests have told of machines, kept with the version that they tested. */
export const workflowTestEndpoints: readonly Endpoint[] = [
  rest('workflowTests.read', 'GET', '/api/workflow-tests'),
  rest('workflowTests.keep', 'PUT', '/api/workflow-tests'),
]
