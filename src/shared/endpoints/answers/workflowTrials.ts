import type { KeptFile } from '../../../../machines/fields/kept.ts'

/** A path through a machine that somebody has gone by hand. */
export interface WorkflowTrial {
  id: string
  machine: string
  version: number
  /** What the path is called, in the language of who went it. */
  title: string
  /** Its events, by their types. */
  path: string[]
  /** How many steps its script has. */
  steps: number
  /** The number of the step that showed something else than it should; null: none. */
  failedAt: number | null
  /** By the number of a step. */
  notes: { step: number; text: string }[]
  /** What was seen at a step, in the order in which it was brought. */
  pictures: { step: number; file: KeptFile }[]
  by: { name: string } | null
  /** ISO instant. */
  at: string
}

export const longestTrial = 60
export const longestNote = 1_000
/** Of one trial. */
export const mostPictures = 20
/** So many are told of a machine, the latest first. */
export const mostTrials = 50

export interface WorkflowTrialAnswers {
  'workflowTrials.list': WorkflowTrial[]
  'workflowTrials.keep': { id: string }
}
