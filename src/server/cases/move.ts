import { advance } from '../../../machines/kernel/advance.ts'
import { dueDeadline } from '../../../machines/kernel/deadlines.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Actor, Advance, CaseEvent, CaseRecord, Refusal } from '../../../machines/kernel/types.ts'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import { badInput, forbidden, HttpError, notFound } from '../http/httpError.ts'
import { returnQuotas } from '../quota.ts'
import { moveTaken, takeAll } from './allowance.ts'
import { moved, movedBefore, refused } from './answers.ts'
import { codeField, codesTaken, verifyCode } from './codes.ts'
import { commit } from './commit.ts'
import { withFiles } from './files.ts'
import { fireDue } from './fireDue.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'
import type { FoundCase } from './readCase.ts'
import { readEvent } from './readEvent.ts'
import { requestHash } from './requestHash.ts'
import { tell } from './tell.ts'
import type { Place } from './types.ts'

export interface MoveRequest {
  area: string
  id: string
  /** The revision that the person saw. */
  revision: number
  event?: unknown
  /** The same for each try of the same decision: it is taken once. */
  key: string
}

const keyPattern = /^[\w-]{8,64}$/

/**
 * Sends an event to a case on behalf of a person: the machine decides, and row, timeline and outbox are written together.
 * @throws HttpError NOT_FOUND for a missing and for a foreign case, FORBIDDEN, BAD_INPUT, KEY_USED
 */
export const move = async (host: Host, request: MoveRequest, by: Actor): Promise<SendAnswer> => {
  const place = placeOf(host, request.area)
  if (!grants(by.permissions, place.area.permissions.detail)) throw forbidden(place.area.permissions.detail)
  const { revision, key } = request
  // As it is stored: the tries of a one-time code are counted by it.
  const id = request.id.toLowerCase()
  const sent = readEvent(place.lifecycle, request.event)
  const { type, payload } = sent
  if (!keyPattern.test(key)) throw badInput()

  const hash = requestHash(host.secret, revision, sent)
  const stamp = { by, at: host.clock().toISOString() }
  const read = async (): Promise<FoundCase> => {
    const found = await readCase(host.store, place, callerOf(by), id, key)
    if (!found) throw notFound({ table: place.area.table, id })
    return found
  }
  const refuse = (found: FoundCase, against: Parameters<typeof refused>[6]) =>
    refused(host, place, id, found, stamp, revision, against)
  const again = (repeat: NonNullable<FoundCase['repeat']>) => {
    const isSame = repeat.requestHash === null ? repeat.type === type : repeat.requestHash === hash
    if (repeat.userId !== by.userId || !isSame) throw new HttpError('KEY_USED', 'keyUsed')
    return movedBefore(host, place, id, stamp, repeat.revision)
  }
  /** What is answered when nothing was written: somebody may have been first, or a try of the same decision. */
  const overtaken = async (otherwise: Parameters<typeof refuse>[1]) => {
    const now = await read()
    if (now.repeat) return again(now.repeat)
    return refuse(now, now.record.revision === revision ? otherwise : { code: 'STALE' })
  }

  const found = await read()
  if (found.repeat) return again(found.repeat)
  const due = dueDeadline(found.record, stamp.at)
  if (due) {
    const reasons = reasonsOf(place.lifecycle, { code: 'EXPIRED', deadline: due })
    await fireDue(host, place.area.id, id, by)
    return refuse(await read(), { code: 'EXPIRED', reasons })
  }
  if (found.record.revision !== revision) return refuse(found, { code: 'STALE' })

  const schema = place.lifecycle.events[type]!.schema
  const checked = schema ? check(schema, payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) return refuse(found, { code: 'INVALID', fields: checked.fields })
  const filed = await withFiles(host, place, by, id, type, { ...checked.value })
  if (!filed.ok) return refuse(found, { code: 'INVALID', fields: filed.fields })

  const step = await decide(host, place, id, found.record, { ...filed.value, ...stamp, type })
  if (!step.ok) return refuse(found, against(place, step.refusal))
  const wanted = { codes: codesTaken(host.secret, place.area.id, id, step.effects), moves: moveTaken(host.config, by) }
  const limit = await takeAll(host, wanted)
  if (limit) return overtaken({ code: 'LIMITED', reasons: [limit] })
  const parties = await commit(host.store, place, callerOf(by), { id, revision, step, request: { key, hash } })
  if (!parties) {
    await returnQuotas(host.store, Object.values(wanted).flat(), host.clock())
    return overtaken({ code: 'STALE' })
  }
  tell(host, place.area.id, id, step, parties)
  return moved(place, id, step.record, step.entry)
}

const against = ({ lifecycle }: Place, refusal: Refusal) => ({
  code: refusal.code,
  reasons: reasonsOf(lifecycle, refusal),
})

/** A one-time code is tried only where a right one would move the case. */
const decide = async (host: Host, place: Place, id: string, record: CaseRecord, event: CaseEvent): Promise<Advance> => {
  const carriesCode = place.lifecycle.events[event.type]!.transient?.includes(codeField)
  if (!carriesCode) return advance(place.lifecycle, record, event)
  const step = advance(place.lifecycle, record, { ...event, verified: true })
  if (!step.ok) return step
  const verified = await verifyCode(host, place.area.id, id, String(event[codeField]))
  if (typeof verified === 'object') return { ok: false, refusal: { code: 'REFUSED', reasons: [verified] } }
  return verified ? step : advance(place.lifecycle, record, { ...event, verified })
}
