import { type Coverage, coverageOf } from '../../../../machines/kernel/coverage.ts'
import { follow, type Followed } from '../../../../machines/kernel/follow.ts'
import { type MatrixCell, matrixOf } from '../../../../machines/kernel/matrix.ts'
import type { Selection } from '../../../../machines/kernel/selected.ts'
import { select } from '../../../../machines/kernel/selection.ts'
import { triedCalled } from '../../../../machines/tried.ts'

/** What is asked of what is tried on a machine: each takes too long for the page to wait for it. */
export type Question =
  | { machine: string; ask: 'paths'; selection: Selection }
  | { machine: string; ask: 'samples' }
  | { machine: string; ask: 'coverage' }
  | { machine: string; ask: 'matrix' }

export interface AnswerTo {
  paths: Followed[]
  /** How many records paths start from. */
  samples: number
  coverage: Coverage
  matrix: MatrixCell[]
}

export const answerTo = async (question: Question): Promise<AnswerTo[Question['ask']]> => {
  const lifecycle = await triedCalled(question.machine)
  switch (question.ask) {
    case 'paths':
      return select(lifecycle, question.selection).map((path) => follow(lifecycle, path))
    case 'samples':
      return lifecycle.samples.length
    case 'coverage':
      return coverageOf(lifecycle)
    case 'matrix':
      return matrixOf(lifecycle)
  }
}
