import { systemActor } from '../../../machines/kernel/actors.ts'
import { dueDeadline } from '../../../machines/kernel/deadlines.ts'
import { wantedBy, withOthers } from '../../../machines/kernel/others.ts'
import { advanceTogether } from '../../../machines/kernel/together.ts'
import type { CaseEvent, Context } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { type Found, type Reader, readOthers, systemReader } from './others.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'
import { tell } from './tell.ts'
import type { Place } from './types.ts'
import { writeAll } from './writeAll.ts'

/**
 * Sends the event of the deadline that is due on a case, if one is, in the name of who found it; of several that do so at once one
 * moves the case. `under` are cases on which this is under way already.
 */
export const fireDue = async (
  host: Host,
  area: string,
  id: string,
  by = systemActor,
  under: readonly string[] = [],
): Promise<boolean> => {
  const place = placeOf(host, area)
  const found = await readCase(host.store, place, system, id)
  const at = host.clock().toISOString()
  const due = found && dueDeadline(found.record, at)
  if (!due) return false
  const { record } = found
  const asked = { type: due.event, by, at }
  const { context } = record.snapshot
  const { event, others } = await accompanied(host, systemReader, place, context, asked, [...under, id])
  const decided = advanceTogether(place.lifecycle, record, event, others)
  if (!decided.ok)
    throw new Error(`The deadline ${due.id} of ${area} ${id} is refused: ${JSON.stringify(decided.refusal)}`)
  const move = { place, id, revision: record.revision, step: decided.step, request: null }
  const written = await writeAll(host, system, move, others, decided.along)
  for (const one of written ?? []) tell(host, one)
  if (written && Object.keys(decided.left).length > 0)
    host.log.warn({ deadline: due.id, area, id, refused: decided.left }, 'a time limit went on without what refused it')
  return written !== null
}

/** An event with what it involves, and those cases by the names under which it does. */
export interface Accompanied {
  event: CaseEvent
  others: Record<string, Found>
}

const nobody: Record<string, Found> = {}

/**
 * Finds what an event involves, once what was due there has happened; `under` are the cases whose deadlines are being acted on
 * already.
 */
export const accompanied = async (
  host: Host,
  reader: Reader,
  { lifecycle }: Place,
  context: Context,
  event: CaseEvent,
  under: readonly string[] = [],
): Promise<Accompanied> => {
  const wanted = wantedBy(lifecycle, context, event)
  if (wanted.length === 0) return { event, others: nobody }
  let found = await readOthers(host, reader, wanted)
  const due = found.filter(({ record, other }) => dueDeadline(record, event.at) && !under.includes(other.id))
  for (const { place, other } of due) await fireDue(host, place.area.id, other.id, event.by, under)
  if (due.length > 0) found = await readOthers(host, reader, wanted)
  const known = found.map(({ other }) => other)
  const others = wanted.flatMap(({ name, id, lifecycle: of }) => {
    const one = found.find(({ other }) => other.id === id && other.lifecycle === of)
    return one ? [[name, one]] : []
  })
  return {
    event: withOthers(lifecycle, context, event, known),
    others: Object.fromEntries(others) as Record<string, Found>,
  }
}
