import type { Stay } from '../../shared/endpoints/answers/workflowFigures.ts'

const minute = 60
const stepsADoubling = 4

/** Seconds at which a step begins, as `stay_step` in the database takes them. */
const beginningOf = (step: number): number => (step <= 0 ? 0 : minute * 2 ** ((step - 1) / stepsADoubling))

/** How many stays there were by step. */
export type Steps = ReadonlyMap<number, number>

/** Seconds that such a part of the stays took at most, as if those of a step were spread evenly over it; of none 0. */
export const quantile = (steps: Steps, part: number): number => {
  const sorted = [...steps].toSorted(([one], [other]) => one - other)
  const wanted = part * sorted.reduce((sum, [, count]) => sum + count, 0)
  let before = 0
  for (const [step, count] of sorted) {
    if (before + count >= wanted) {
      const [from, to] = [beginningOf(step), beginningOf(step + 1)]
      return Math.round(from + (to - from) * ((wanted - before) / count))
    }
    before += count
  }
  return 0
}

export const stayOf = (steps: Steps): Stay => ({ median: quantile(steps, 0.5), p90: quantile(steps, 0.9) })
