import type { AskedStep, SavedBranch } from '../../shared/endpoints/answers/workflowTravel.ts'

/** A branch as it is worked on. */
export interface Branch {
  id: string
  name: string
  /** The revision of the moment that it leaves from. */
  from: number
  steps: readonly AskedStep[]
  /** The server keeps it as it is here. */
  isKept: boolean
  /** The reader may change what is kept of it. */
  isMine: boolean
}

export const openedOf = ({ id, name, from, steps, isMine }: SavedBranch): Branch => ({
  id,
  name,
  from,
  steps,
  isMine,
  isKept: true,
})
