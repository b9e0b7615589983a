import { systemActor } from '../../../machines/kernel/actors.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { advanceTogether } from '../../../machines/kernel/together.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { accompanied, fireDue } from './fireDue.ts'
import { systemReader } from './others.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'
import { tell } from './tell.ts'
import { writeAll } from './writeAll.ts'

interface Asked {
  id: number
  area: string
  case_id: string
}

/**
 * Sends a case what an effect has been answered, in the name of the system and once an effect; why it is refused, or null.
 * @throws when it should be tried again, and for an event that is not the host's to send
 */
export const answerCase = async (
  host: Host,
  { id, area, case_id: caseId }: Asked,
  { type, ...payload }: { type: string; [field: string]: unknown },
): Promise<string | null> => {
  const place = placeOf(host, area)
  const { lifecycle } = place
  const definition = lifecycle.events[type]
  if (definition?.from !== 'host') throw new Error(`${type} is not the host’s to send to ${area}`)
  const checked = definition.schema ? check(definition.schema, payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) throw new Error(`${type} has not its shape: ${JSON.stringify(checked.fields)}`)

  // No person can send this key: theirs have no spaces.
  const key = `effect ${id}`
  await fireDue(host, area, caseId)
  const found = await readCase(host.store, place, system, caseId, key)
  if (!found) throw new Error(`There is no ${area} ${caseId}`)
  if (found.repeat) return null
  const { record } = found
  const asked = { ...checked.value, type, by: systemActor, at: host.clock().toISOString() }
  const { event, others } = await accompanied(host, systemReader, place, record.snapshot.context, asked)
  const decided = advanceTogether(lifecycle, record, event, others)
  if (!decided.ok) {
    const refusing = decided.of === null ? lifecycle : others[decided.of]!.lifecycle
    return `${type} is refused: ${reasonsOf(refusing, decided.refusal)
      .map(({ key: reason }) => reason)
      .join(', ')}`
  }
  const move = { place, id: caseId, revision: record.revision, step: decided.step, request: { key, hash: null } }
  const written = await writeAll(host, system, move, others, decided.along)
  if (!written) throw new Error(`${area} ${caseId} was moved meanwhile`)
  for (const one of written) tell(host, one)
  return null
}
