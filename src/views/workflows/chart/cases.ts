import type { ReactNode } from 'react'
import type { RefusalFigure } from '../../../shared/endpoints/answers/workflowFigures.ts'
import type { Counted } from '../../../ui/statechart/counted.ts'
import type { Heated } from '../../../ui/statechart/heat.ts'
import type { Step } from '../../../ui/statechart/way.ts'

/** What is told of a machine's cases where it is drawn and written. */
export interface ShownCases {
  counted: Counted
  /** What was counted in the period; null as long as it is not known. */
  moved: { taken: Heated; refused: Heated; refusals: ReadonlyMap<string, readonly RefusalFigure[]> } | null
  /** What the lines tell. */
  heat: Heated | undefined
  /** A way that is shown in the drawing. */
  steps: readonly Step[]
  /** What is chosen above the drawing, and the ways below it. */
  controls: ReactNode
  ways: ReactNode
}
