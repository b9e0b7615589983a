import { calling } from '../../data/call.ts'
import type {
  AskedStep,
  SavedBranch,
  ToldBranchStep,
  ToldMoments,
} from '../../shared/endpoints/answers/workflowTravel.ts'
import { workflowTravelEndpoints } from '../../shared/endpoints/workflowTravel.ts'
import type { Evidence } from '../../shared/evidence.ts'

const call = calling(workflowTravelEndpoints)

interface OfCase {
  area: string
  id: string
}

export const readMoments = ({ area, id }: OfCase, signal: AbortSignal): Promise<ToldMoments> =>
  call('workflow.moments', { area, id }, { signal })

/** Those that are kept, with the one that the address names. */
export const readBranches = (
  { area, id, branch }: OfCase & { branch: string | null },
  signal: AbortSignal,
): Promise<SavedBranch[]> => call('workflow.branches', { area, id, ...(branch && { branch }) }, { signal })

/** Of a branch what its machine is asked. */
export interface Supposition extends OfCase {
  from: number
  steps: readonly AskedStep[]
}

export const readBranch = async (
  { area, id, from, steps }: Supposition,
  signal: AbortSignal,
): Promise<{ steps: readonly AskedStep[]; told: ToldBranchStep[] }> => ({
  steps,
  told: steps.length > 0 ? await call('workflow.branch', { area, id, from, steps }, { signal }) : [],
})

export const saveBranch = ({
  area,
  id,
  branch,
  ...kept
}: Supposition & { branch: string; name: string }): Promise<void> =>
  call('workflow.saveBranch', { area, id, branch, ...kept })

export const dropBranch = (branch: string): Promise<void> => call('workflow.dropBranch', { branch })

export const takeEvidence = ({ area, id }: OfCase): Promise<Evidence> => call('workflow.evidence', { area, id })
