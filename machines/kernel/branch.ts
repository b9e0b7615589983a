import { systemActor } from './actors.ts'
import { dueDeadline } from './deadlines.ts'
import { wantedBy, withOthers } from './others.ts'
import type { Wanted } from './others.ts'
import { advanceTogether } from './together.ts'
import type { Standing, Together } from './together.ts'
import type { CaseEvent, CaseRecord, Lifecycle, Other, Stamp } from './types.ts'

/** Another record as it stands, which a branch reads and never moves. */
export interface Beside extends Standing {
  other: Other
}

/** An event that nobody has sent. */
export interface Supposed {
  event: CaseEvent
  /** What it involves, by its payload. */
  wanted: Wanted[]
  /** What the machine answers. */
  answer: Together
}

/** What comes of a step of a branch. */
export interface BranchStep {
  /** The time limits that end before it, and fire by themselves. */
  due: Supposed[]
  /** Null: it only waits. */
  asked: Supposed | null
  /** As it stands afterwards. */
  record: CaseRecord
}

/** Something that is sent at an instant, or that nothing is until then. */
export type Supposition = CaseEvent | Pick<Stamp, 'at'>

/** Time limits of one step, at most: one that is armed anew each time it ends would go on for ever. */
const mostDue = 100

const suppose = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  event: CaseEvent,
  beside: readonly Beside[],
): Supposed & Pick<BranchStep, 'record'> => {
  const { context } = record.snapshot
  const known = beside.map(({ other }) => other)
  const asked = withOthers(lifecycle, context, event, known)
  const others = Object.entries(asked.others ?? {}).map(([name, { lifecycle: of, id }]): [string, Standing] => [
    name,
    beside.find(({ other }) => other.lifecycle === of && other.id === id)!,
  ])
  const answer = advanceTogether(lifecycle, record, asked, Object.fromEntries(others))
  const wanted = wantedBy(lifecycle, context, event)
  return { event: asked, wanted, answer, record: answer.ok ? answer.step.record : record }
}

/**
 * What a machine answers to events that nobody has sent, one after the other, each at its own instant. A time limit that ends before
 * one fires first, at its end, as the host's scheduler would send it; an event that is refused leaves the record as it was.
 */
export const branchFrom = (
  lifecycle: Lifecycle,
  from: CaseRecord,
  suppositions: readonly Supposition[],
  beside: readonly Beside[] = [],
): BranchStep[] => {
  let record = from
  return suppositions.map((supposition) => {
    const due: Supposed[] = []
    const send = (event: CaseEvent): Supposed => {
      const { record: next, ...supposed } = suppose(lifecycle, record, event, beside)
      record = next
      return supposed
    }
    for (let limit = dueDeadline(record, supposition.at); limit && due.length < mostDue;) {
      const fired = send({ type: limit.event, by: systemActor, at: limit.at })
      due.push(fired)
      limit = fired.answer.ok ? dueDeadline(record, supposition.at) : null
    }
    return { due, asked: 'type' in supposition ? send(supposition) : null, record }
  })
}
