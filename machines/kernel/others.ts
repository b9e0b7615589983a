import { delayOf, isDeadlineEvent } from './chart.ts'
import type { CaseEvent, Context, Involved, Known, Lifecycle, Other } from './types.ts'

/** The type under which the timeline keeps a beginning. */
export const CREATED = 'created'

const none: Record<string, Involved> = {}

/** What an event involves, by name. */
export const involvedBy = ({ events, begins, deadlines }: Lifecycle, type: string): Record<string, Involved> => {
  if (type === CREATED) return begins ?? none
  if (isDeadlineEvent(type)) return deadlines?.[delayOf(type)]?.involves ?? none
  return (Object.hasOwn(events, type) && events[type]!.involves) || none
}

export interface Wanted extends Pick<Involved, 'lifecycle' | 'facts'> {
  name: string
  id: string
}

/** The records that an event involves, as far as its payload says which. */
export const wantedBy = (lifecycle: Lifecycle, context: Context, event: CaseEvent): Wanted[] =>
  Object.entries(involvedBy(lifecycle, event.type)).flatMap(([name, involved]) => {
    const id = involved.id({ context, event })
    return id === null ? [] : [{ name, id, lifecycle: involved.lifecycle, facts: involved.facts }]
  })

/** An event with what it involves, of the records that are known. */
export const withOthers = (
  lifecycle: Lifecycle,
  context: Context,
  event: CaseEvent,
  known: readonly (Other | Known)[],
): CaseEvent => {
  const wanted = wantedBy(lifecycle, context, event)
  if (wanted.length === 0) return event
  const others = wanted.flatMap(({ name, id, lifecycle: of, facts }) => {
    const found = known.find((other) => other.id === id && other.lifecycle === of)
    return found ? [[name, asKept(found, facts)]] : []
  })
  return { ...event, others: Object.fromEntries(others) as Record<string, Other> }
}

const asKept = ({ lifecycle, id, revision, status, facts }: Other, asked: readonly string[]): Other => ({
  lifecycle,
  id,
  revision,
  status,
  facts: Object.fromEntries(asked.map((name) => [name, facts[name] ?? null])),
})

/** The lifecycles of the records that a lifecycle's events involve: a reason may be one of theirs. */
export const companionsOf = ({ events, begins, deadlines = {} }: Lifecycle): string[] => {
  const all = [...Object.values(events), ...Object.values(deadlines), { involves: begins }]
  return [...new Set(all.flatMap(({ involves = none }) => Object.values(involves).map((one) => one.lifecycle)))]
}

/** The first of the records that an event involves which its host did not find; `open`, of those that the payload need not say. */
export const missing = (lifecycle: Lifecycle, context: Context, event: CaseEvent, open: boolean): string | null => {
  const names = Object.entries(involvedBy(lifecycle, event.type)).flatMap(([name, { id, optional }]) =>
    (open || optional) && id({ context, event }) === null ? [] : [name],
  )
  return names.find((name) => !event.others?.[name]) ?? null
}

/** What an event involves under a name, for rules and assigns. */
export const otherOf = ({ others }: Pick<CaseEvent, 'others'>, name: string): Other => {
  const other = others?.[name]
  if (!other) throw new Error(`The event does not involve ${name}`)
  return other
}
