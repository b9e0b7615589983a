import type { Partaker } from '../../../../machines/kit/partakers.ts'
import type { CaseRecord, Reason } from '../../../../machines/kernel/types.ts'
import type { TimelineEntry } from './cases.ts'

/** A case as an entry of its timeline has left it, as its reader is told of both. */
export interface ToldMoment {
  revision: number
  at: string
  entry: TimelineEntry
  record: CaseRecord
}

/** An entry that does not follow from those before it by the rules of today, and why; without reasons where it has not their shape. */
export interface ToldStop {
  revision: number
  type: string
  reasons: Reason[]
}

export interface ToldMoments {
  moments: ToldMoment[]
  stopped: ToldStop | null
  /** The last of the moments is how the case stands. */
  agrees: boolean
  /** Those who may be thought to act, without the roles of others. */
  partakers: Partaker[]
}

export interface WorkflowTravelAnswers {
  'workflow.moments': ToldMoments
}
