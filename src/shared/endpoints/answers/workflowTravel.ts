import type { Could } from '../../../../machines/kit/couldDo.ts'
import type { Partaker } from '../../../../machines/kit/partakers.ts'
import type { CaseRecord, Reason } from '../../../../machines/kernel/types.ts'
import type { Evidence } from '../../evidence.ts'
import type { FieldError } from '../../validation/fieldErrors.ts'
import type { Refused, TimelineEntry } from './cases.ts'

/** A case as an entry of its timeline has left it, as its reader is told of both. */
export interface ToldMoment {
  revision: number
  at: string
  entry: TimelineEntry
  record: CaseRecord
  /** Who could have done what then, with the roles that they have: `reader` is who asks. */
  could: Could[]
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

/** Steps of a branch, at most. */
export const mostSteps = 50

/** Who asks, where they think of themselves as acting. */
export const reader = 'reader'

/** A step of a branch: an event that somebody would send, or, without a type, nothing until its instant. */
export interface AskedStep {
  /** `reader`, or the id of a partaker. */
  by: string
  at: string
  type?: string
  payload?: Record<string, unknown>
  /** That a one-time code which it brings is right. */
  verified?: boolean
}

/** An event that the machine would take, as its entry would be told, and what it would ask of the host. */
export interface ToldTaken {
  entry: TimelineEntry
  effects: string[]
}

/** What would come of a step of a branch. */
export interface ToldBranchStep {
  /** The time limits that would end before. */
  due: ToldTaken[]
  taken: ToldTaken | null
  refused: (Pick<Refused, 'code' | 'reasons' | 'of'> & { fields: FieldError[] }) | null
  /** As it would stand afterwards. */
  record: CaseRecord
}

export const longestBranchName = 100

/** A branch that somebody has kept. */
export interface SavedBranch {
  id: string
  name: string
  /** The revision of the moment that it leaves from. */
  from: number
  steps: AskedStep[]
  at: string
  by: { name: string } | null
  /** The reader may change and delete it. */
  isMine: boolean
}

export interface WorkflowTravelAnswers {
  'workflow.evidence': Evidence
  'workflow.evidenceKey': Evidence['key']
  'workflow.branches': SavedBranch[]
  'workflow.saveBranch': void
  'workflow.dropBranch': void
  'workflow.branch': ToldBranchStep[]
  'workflow.moments': ToldMoments
}
