import { systemActor } from '../../../machines/kernel/actors.ts'
import { advance } from '../../../machines/kernel/advance.ts'
import { dueDeadline } from '../../../machines/kernel/deadlines.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { commit } from './commit.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'
import { tell } from './tell.ts'

/**
 * Sends the event of the deadline that is due on a case, if one is, in the name of who found it; of several that do so at once one
 * moves the case.
 */
export const fireDue = async (host: Host, area: string, id: string, by = systemActor): Promise<boolean> => {
  const place = placeOf(host, area)
  const found = await readCase(host.store, place, system, id)
  const at = host.clock().toISOString()
  const due = found && dueDeadline(found.record, at)
  if (!due) return false
  const { record } = found
  const step = advance(place.lifecycle, record, { type: due.event, by, at })
  if (!step.ok) throw new Error(`The deadline ${due.id} of ${area} ${id} is refused: ${JSON.stringify(step.refusal)}`)
  const parties = await commit(host.store, place, system, { id, revision: record.revision, step, request: null })
  if (parties) tell(host, area, id, step, parties)
  return parties !== null
}
