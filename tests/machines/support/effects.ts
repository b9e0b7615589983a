import { advance } from '../../../machines/kernel/advance.ts'
import { beginSample, paths } from '../../../machines/kernel/paths.ts'
import type { Deadline, Effect, TriedLifecycle } from '../../../machines/kernel/types.ts'

interface Sent {
  effect: Effect
  /** The time limits that its move left. */
  limits: Deadline[]
}

/** What the generated paths make the host do. */
export const effectsOfPaths = (lifecycle: TriedLifecycle): Sent[] =>
  paths(lifecycle).flatMap(({ input, at, steps }) => {
    const begun = beginSample(lifecycle, input, at)
    let { record } = begun
    const sent = (effects: Effect[]) => effects.map((effect) => ({ effect, limits: record.snapshot.deadlines }))
    const later = steps.flatMap(({ event }) => {
      const step = advance(lifecycle, record, event)
      if (!step.ok) throw new Error(JSON.stringify(step.refusal))
      record = step.record
      return sent(step.effects)
    })
    return [...begun.effects.map((effect) => ({ effect, limits: begun.record.snapshot.deadlines })), ...later]
  })
