import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('workflow')

/** What somebody needs to take a case with them as a file that proves itself. */
export const givingEvidence = 'workflow_engine.evidence'

/** A case at any moment of its timeline, and what would come of it otherwise: what they tell is told to whoever may read the case. */
export const workflowTravelEndpoints: readonly Endpoint[] = [
  rest('workflow.moments', 'GET', '/api/workflow/moments'),
  rest('workflow.branch', 'POST', '/api/workflow/branch'),
  rest('workflow.branches', 'GET', '/api/workflow/branches'),
  rest('workflow.saveBranch', 'PUT', '/api/workflow/branches/{branch}'),
  rest('workflow.dropBranch', 'DELETE', '/api/workflow/branches/{branch}'),
  rest('workflow.evidence', 'GET', '/api/workflow/evidence'),
  rest('workflow.evidenceKey', 'GET', '/api/workflow/evidence-key'),
]
