import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflow')

/** A case at any moment of its timeline, and what would come of it otherwise; what they tell is told to whoever may read the case. */
export const workflowTravelEndpoints: readonly Endpoint[] = [rest('workflow.moments', 'GET', '/api/workflow/moments')]
