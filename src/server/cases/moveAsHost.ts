import { systemActor } from '../../../machines/kernel/actors.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { Actor, CaseRecord, Reason } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { giveBackAll, takeAll } from './allowance.ts'
import { codesTaken } from './codes.ts'
import { accompanied, fireDue } from './fireDue.ts'
import { systemReader } from './others.ts'
import { decide } from './move.ts'
import { readCase } from './readCase.ts'
import { keepRefusal } from './refusals.ts'
import { tell } from './tell.ts'
import type { Place } from './types.ts'
import { writeAll } from './writeAll.ts'

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
  const { area, lifecycle } = place
  await fireDue(host, area.id, id)
  const found = await readCase(host.store, place, system, id, key)
  if (!found) return 'missing'
  if (found.repeat) return 'taken'
  const { record } = found
  if (sent.stillIf?.(record) === false) return 'missing'
  const asked = { ...payload, type, by, at: host.clock().toISOString() }
  const { event, others } = await accompanied(host, systemReader, place, record.snapshot.context, asked)
  const decided = await decide(host, place, id, record, event, others)
  if (!decided.ok) {
    const refusing = decided.of === null ? lifecycle : others[decided.of]!.lifecycle
    const reasons = reasonsOf(refusing, decided.refusal)
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
  const taken = { codes: codesTaken(host.secret, area.id, id, decided.step.effects), moves: [] }
  const limit = await takeAll(host, taken)
  if (limit) return { refused: [limit] }
  const written = await writeAll(host, system, move, others, decided.along)
  if (!written) await giveBackAll(host, taken)
  for (const one of written ?? []) tell(host, one)
  return written ? 'taken' : 'overtaken'
}
