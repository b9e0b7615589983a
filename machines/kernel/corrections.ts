import { same } from '../fields/same.ts'
import type { CaseEvent, Context, Lifecycle } from './types.ts'

/** What a record was begun with, by the names of what a correction brings, as it stands; all is missing where that is not known. */
export const standingOf = ({ correction, events, facts }: Lifecycle, context: Context): Context => {
  const told = facts(context)
  const names = correction === undefined ? [] : Object.keys(events[correction]!.fields)
  return Object.fromEntries(names.flatMap((name) => (name in told ? [[name, told[name]!]] : [])))
}

/** An event with what stood before where it has changed it; of what is no correction as it is. */
export const withFormer = (lifecycle: Lifecycle, event: CaseEvent, before: Context, after: Context): CaseEvent => {
  if (event.type !== lifecycle.correction) return event
  const stands = standingOf(lifecycle, after)
  const changed = Object.entries(standingOf(lifecycle, before)).filter(([name, value]) => !same(value, stands[name]))
  return { ...event, was: Object.fromEntries(changed) }
}
