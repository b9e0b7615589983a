import { type Actions, arming, delayOf } from './chart.ts'
import type { CaseRecord, Deadline } from './types.ts'

/** Days of a time limit that may be configured, at most. */
export const longestLimit = 365

/** The deadline that fires first, whether it is due or not. */
export const nextDeadline = (record: CaseRecord): Deadline | null => record.snapshot.deadlines[0] ?? null

/** A delay of this name reminds of what ends later, and moves nothing. */
const reminding = 'reminder'

export const isReminder = ({ event }: Pick<Deadline, 'event'>): boolean => delayOf(event) === reminding

/** The deadline that ends what people have time for. */
export const endingOf = (deadlines: readonly Deadline[]): Deadline | null =>
  deadlines.find((deadline) => !isReminder(deadline)) ?? null

/** The first deadline that lies at or before the instant. */
export const dueDeadline = (record: CaseRecord, at: string): Deadline | null => {
  const deadline = nextDeadline(record)
  return deadline && Date.parse(deadline.at) <= Date.parse(at) ? deadline : null
}

/** What is armed after a transition that was taken at an instant: `after` in the chart raises on entry and cancels on exit; an infinite delay arms nothing. */
export const rearm = (armed: Deadline[], actions: Actions, at: string): Deadline[] =>
  actions
    .reduce<Deadline[]>((deadlines, action) => {
      const change = arming(action)
      if (!change) return deadlines
      if ('cancelled' in change) return deadlines.filter(({ id }) => id !== change.cancelled)
      const { id, delay, event } = change.raised
      if (delay === Infinity) return deadlines
      const due = new Date(Date.parse(at) + delay).toISOString()
      return [...deadlines.filter((deadline) => deadline.id !== id), { id, event: event.type, at: due }]
    }, armed)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
