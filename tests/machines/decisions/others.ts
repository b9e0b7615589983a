import { withOthers } from '../../../machines/kernel/others.ts'
import { eventFor } from '../../../machines/kernel/together.ts'
import type { CaseEvent, Context, Json, Lifecycle } from '../../../machines/kernel/types.ts'
import { lifecycles } from '../lifecycles.ts'
import type { Sends } from './types.ts'
import { filled } from './values.ts'

/** An event as a host tells it that knows its others: those that the lifecycle asks for, with what it asks of them. */
export const asAsked = (lifecycle: Lifecycle, context: Context, { others = {}, ...event }: CaseEvent): CaseEvent =>
  withOthers(lifecycle, context, event, Object.values(others))

const said = (sent: object): Sends[string] =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)) as Sends[string]

/** What a lifecycle sends the others of an event, as they take it; throws where one does not. */
export const sentBy = (lifecycle: Lifecycle, context: Context, event: CaseEvent): Sends =>
  Object.fromEntries(
    Object.entries(event.others ?? {}).flatMap(([name, { lifecycle: of }]) => {
      const other = lifecycles.find(({ id }) => id === of)!
      const sent = eventFor(lifecycle, name, context, event, other)
      if (!sent) return []
      const { by: _by, at: _at, ...rest } = sent
      return [[name, said(rest)]]
    }),
  )

/** What the table says that others are sent. */
export const sentAs = (sends: Sends = {}, told: Record<string, Json>): Sends =>
  Object.fromEntries(Object.entries(sends).map(([name, sent]) => [name, said(filled(sent, told, null) as object)]))
