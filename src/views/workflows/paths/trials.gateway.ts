import { call } from '../../../data/call.ts'
import { newId } from '../../../data/key.ts'
import type { WorkflowTrial } from '../../../shared/endpoints/answers/workflowTrials.ts'

export const readTrials = ({ machine }: { machine: string }, signal: AbortSignal): Promise<WorkflowTrial[]> =>
  call('workflowTrials.list', { machine }, { signal })

export type Tried = Omit<WorkflowTrial, 'id' | 'by' | 'at'>

/** Under one id for all tries of the same. */
export const keepTrial = ({ failedAt, pictures, ...tried }: Tried, id = newId()): Promise<{ id: string }> =>
  call('workflowTrials.keep', {
    id,
    ...tried,
    pictures: pictures.map(({ step, file }) => ({ step, file: file.id })),
    ...(failedAt !== null && { failedAt }),
  })
