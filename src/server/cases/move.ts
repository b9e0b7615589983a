import { dueDeadline } from '../../../machines/kernel/deadlines.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import type { ShownLink } from '../../../machines/kit/effects.ts'
import type { Actor, Reason } from '../../../machines/kernel/types.ts'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import { badField, forbidden, HttpError, notFound } from '../http/httpError.ts'
import { idOf } from '../records/id.ts'
import { prepareMove } from './allowance.ts'
import { moved, movedBefore, refused } from './answers.ts'
import { isShown } from './book.ts'
import { brought } from './brought.ts'
import { against, carryOutFor } from './carryOut.ts'
import { codeField, verifyCode } from './codes.ts'
import { decide } from './decide.ts'
import { accompanied, fireDue } from './fireDue.ts'
import { readerOf } from './others.ts'
import { placeOf } from './place.ts'
import { keepShown, shownBefore } from './links.ts'
import { readCase } from './readCase.ts'
import type { FoundCase } from './readCase.ts'
import { keyPattern, readEvent } from './readEvent.ts'
import { keepRefusal } from './refusals.ts'
import { requestHash } from './requestHash.ts'
import { secretsOf } from './secrets.ts'

export interface MoveRequest {
  area: string
  id: string
  /** The revision that the person saw. */
  revision: number
  event?: unknown
  /** The same for each try of the same decision: it is taken once. */
  key: string
}

/**
 * Sends an event to a case on behalf of a person: the machine decides, and row, timeline and outbox are written together.
 * @throws HttpError NOT_FOUND for a missing and for a foreign case, FORBIDDEN, BAD_INPUT, KEY_USED
 */
export const move = (host: Host, request: MoveRequest, by: Actor): Promise<SendAnswer> =>
  attempt(host, request, by, mostAttempts)

/** How often an event is judged anew because another case that it involves has moved meanwhile, or a record that it refers to is gone. */
const mostAttempts = 3

const attempt = async (host: Host, request: MoveRequest, by: Actor, attempts: number): Promise<SendAnswer> => {
  const place = placeOf(host, request.area)
  if (!grants(by.permissions, place.area.permissions.detail)) throw forbidden(place.area.permissions.detail)
  const { revision, key } = request
  // As it is stored: the tries of a one-time code are counted by it.
  const id = (await idOf(host.store, callerOf(by), place.area, request.id)).toLowerCase()
  const sent = readEvent(place.lifecycle, request.event)
  const { type, payload } = sent
  if (!keyPattern.test(key)) throw badField('key')

  const hash = requestHash(host.secret, revision, sent)
  const stamp = { by, at: host.clock().toISOString() }
  const read = async (): Promise<FoundCase> => {
    const found = await readCase(host.store, place, callerOf(by), id, key)
    if (!found) throw notFound({ table: place.area.table, id })
    return found
  }
  const refuse = (found: FoundCase, said: Parameters<typeof refused>[6]) =>
    refused(host, place, id, found, stamp, revision, said)
  const keep = (reasons: readonly Reason[]) =>
    keepRefusal(host.store, callerOf(by), { place, id, revision, event: type, at: stamp.at }, reasons)
  const asking = (at: string) => ({ area: place.area.id, id, userId: by.userId, key, at })
  const again = async (repeat: NonNullable<FoundCase['repeat']>): Promise<SendAnswer> => {
    const isSame = repeat.requestHash === null ? repeat.type === type : repeat.requestHash === hash
    if (repeat.userId !== by.userId || !isSame) throw new HttpError('KEY_USED', 'keyUsed')
    const before = await movedBefore(host, place, id, stamp, repeat.revision)
    const isLinked = Object.keys(place.lifecycle.inquiries ?? {}).length > 0
    return { ...before, link: isLinked ? await shownBefore(host, asking(before.entry.at)) : null }
  }
  /** What is answered when nothing was written: somebody may have been first, or a try of the same decision. */
  const overtaken = async (otherwise: Parameters<typeof refuse>[1]) => {
    const now = await read()
    if (now.repeat) return again(now.repeat)
    return refuse(now, now.record.revision === revision ? otherwise : { code: 'STALE' })
  }

  const [found] = await Promise.all([read(), prepareMove(host, by)])
  if (found.repeat) return again(found.repeat)
  const due = dueDeadline(found.record, stamp.at)
  if (due) {
    const reasons = reasonsOf(place.lifecycle, { code: 'EXPIRED', deadline: due })
    await keep(reasons)
    await fireDue(host, place.area.id, id, by)
    return refuse(await read(), { code: 'EXPIRED', reasons })
  }
  if (found.record.revision !== revision) return refuse(found, { code: 'STALE' })

  const { schema, fields } = place.lifecycle.events[type]!
  const checked = schema ? check(schema, payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) return refuse(found, { code: 'INVALID', fields: checked.fields })
  if (type === place.lifecycle.correction) {
    const wrong = place.lifecycle.refine?.({ typed: checked.value, at: found.begunAt }) ?? []
    if (wrong.length > 0) return refuse(found, { code: 'INVALID', fields: wrong })
  }
  const admitted = await brought(host, callerOf(by), { area: place.area.id, id }, fields, { ...checked.value })
  if (!admitted.ok) return refuse(found, { code: 'INVALID', fields: admitted.fields })

  const { context } = found.record.snapshot
  const asked = { ...admitted.value, ...stamp, type }
  const { event, others } = await accompanied(host, readerOf(by), place, context, asked)
  const decided = await decide(place, found.record, event, others, () =>
    verifyCode(host, place.area.id, id, String(event[codeField])),
  )
  if (!decided.ok) {
    const said = against(place, decided, others, by)
    if (!said.of) await keep(said.reasons)
    return refuse(found, said)
  }
  const { step } = decided
  const shown = step.effects.find(isShown)
  const link = shown ? await keepShown(host, asking(stamp.at), shown.params as unknown as ShownLink) : null
  const secrets = await secretsOf(place.lifecycle.events[type]!, event)
  const one = { place, id, revision, step, request: { key, hash }, secrets }
  const done = await carryOutFor(host, by, { move: one, along: decided.along, others })
  if (typeof done === 'object' && 'step' in done)
    return { ...(await moved(host, place, id, step.record, step.entry, by, done.holding)), link }
  if (typeof done === 'object')
    return overtaken('path' in done ? { code: 'INVALID', fields: [done] } : { code: 'LIMITED', reasons: [done] })
  const isStill = attempts > 1 && (await read()).record.revision === revision
  return isStill ? attempt(host, request, by, attempts - 1) : overtaken({ code: 'STALE' })
}
