import { systemActor } from '../../../machines/kernel/actors.ts'
import type { Actor, CaseRecord, Reason } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { carryOut, refusedBy } from './carryOut.ts'
import { accompanied, fireDue } from './fireDue.ts'
import { systemReader } from './others.ts'
import { codeField, verifyCode } from './codes.ts'
import { decide } from './decide.ts'
import { readCase } from './readCase.ts'
import { keepRefusal } from './refusals.ts'
import type { Place } from './types.ts'

interface Sent {
  type: string
  /** As the event's schema has it. */
  payload: object
  /** Taken once a case; no person can send one with a space. */
  key: string
  /** As long as it holds of the case. */
  stillIf?(record: CaseRecord): boolean
}

/** What came of an event that no person sends; `overtaken`: the case was moved meanwhile, and it may be tried again. */
export type Outcome = 'taken' | 'overtaken' | 'missing' | { refused: Reason[] }

/** Sends a case an event in the name of the system, or of who answers by a mailed link. */
export const moveAsHost = async (
  host: Host,
  place: Place,
  id: string,
  sent: Sent,
  by: Actor = systemActor,
): Promise<Outcome> => {
  const { type, payload, key } = sent
  await fireDue(host, place.area.id, id)
  const found = await readCase(host.store, place, system, id, key)
  if (!found) return 'missing'
  if (found.repeat) return 'taken'
  const { record } = found
  if (sent.stillIf?.(record) === false) return 'missing'
  const asked = { ...payload, type, by, at: host.clock().toISOString() }
  const { event, others } = await accompanied(host, systemReader, place, record.snapshot.context, asked)
  const decided = await decide(place, record, event, others, () =>
    verifyCode(host, place.area.id, id, String(event[codeField])),
  )
  if (!decided.ok) {
    const { reasons } = refusedBy(place, decided, others)
    if (decided.of === null)
      await keepRefusal(
        host.store,
        system,
        { place, id, revision: record.revision, event: type, at: asked.at },
        reasons,
      )
    return { refused: reasons }
  }
  const move = { place, id, revision: record.revision, step: decided.step, request: { key, hash: null } }
  const carried = await carryOut(host, system, { move, along: decided.along, others })
  if (carried === 'overtaken') return 'overtaken'
  return 'guard' in carried ? { refused: [carried] } : 'taken'
}
