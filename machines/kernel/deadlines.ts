import type { CaseRecord, Deadline } from './types.ts'

/** What a transition asks for, in order, as XState's pure functions return it. */
export type Actions = readonly { type: string; params?: unknown }[]

const AFTER = 'xstate.after.'

export const isDeadlineEvent = (type: string): boolean => type.startsWith(AFTER)

/** The name of the delay that a deadline's event ends. */
export const delayOf = (type: string): string => type.slice(AFTER.length).split('.')[0]!

/** The deadline that fires first, whether it is due or not. */
export const nextDeadline = (record: CaseRecord): Deadline | null => record.snapshot.deadlines[0] ?? null

/** The first deadline that lies at or before the instant. */
export const dueDeadline = (record: CaseRecord, at: string): Deadline | null => {
  const deadline = nextDeadline(record)
  return deadline && Date.parse(deadline.at) <= Date.parse(at) ? deadline : null
}

interface Raise {
  id: string
  delay: number
  event: { type: string }
}

/** What is armed after a transition that was taken at an instant: `after` in the chart raises on entry and cancels on exit. */
export const rearm = (armed: Deadline[], actions: Actions, at: string): Deadline[] =>
  actions
    .reduce<Deadline[]>((deadlines, { type, params }) => {
      if (type === 'xstate.cancel') {
        const { sendId } = params as { sendId: string }
        return deadlines.filter(({ id }) => id !== sendId)
      }
      if (type !== 'xstate.raise') return deadlines
      const { id, delay, event } = params as Raise
      const due = new Date(Date.parse(at) + delay).toISOString()
      return [...deadlines.filter((deadline) => deadline.id !== id), { id, event: event.type, at: due }]
    }, armed)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
