import type { MatrixCell } from '../../../../machines/kernel/matrix.ts'
import type { Reason } from '../../../../machines/kernel/types.ts'
import type { Able } from '../../../../machines/kit/couldDo.ts'

/** What a case answers to an event of its state, whatever is typed for it. */
export interface ToldChoice {
  type: string
  /** Whether who asks may send it now. */
  allowed: boolean
  /** Which rules refuse it to them, with the values that they looked at. */
  reasons: Reason[]
  /** Who could send it now. */
  able: Able
}

export interface ToldWhy {
  revision: number
  status: string
  at: string
  events: ToldChoice[]
}

export interface WorkflowWhyAnswers {
  'workflow.matrix': MatrixCell[]
  'workflow.why': ToldWhy
}
