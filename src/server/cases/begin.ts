import { createHmac } from 'node:crypto'
import type { PayloadFields } from '../../../machines/fields/fields.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { askedOf, schemaAsked } from '../../../machines/kernel/payloads.ts'
import { beginTogether } from '../../../machines/kernel/together.ts'
import type { Actor, Context, Json, Stamp } from '../../../machines/kernel/types.ts'
import { snake } from '../../shared/area/names.ts'
import { openReason } from '../../shared/area/open.ts'
import { mayName } from '../../shared/area/parents.ts'
import type { Begun, NotBegun } from '../../shared/endpoints/answers/cases.ts'
import { check, type Checked } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import { badField, forbidden, HttpError } from '../http/httpError.ts'
import { lookUpIds } from '../records/lookup.ts'
import { ownerColumn } from '../records/scope.ts'
import { system } from '../store/store.ts'
import { prepareMove } from './allowance.ts'
import { brought } from './brought.ts'
import { against, carryOutFor } from './carryOut.ts'
import { accompanied } from './fireDue.ts'
import { givenTo } from './given.ts'
import { readerOf } from './others.ts'
import { recordFacts } from './commit.ts'
import { placeOf } from './place.ts'
import { readCase } from './readCase.ts'
import { keyPattern, readBeginning } from './readEvent.ts'
import { requestHash } from './requestHash.ts'
import type { Place } from './types.ts'

export interface BeginRequest {
  area: string
  input: unknown
  /** The same for each try of the same beginning: there is one. */
  key: string
  /** Whose tries these are, where they are not the person's alone: their organisation's, by a job that has limits of its own. */
  of?: 'organisation'
}

/** The id that the tries of one making have in common, by a person or by an organisation, which nobody can choose. */
export const idFor = (secret: string, area: string, maker: string, key: string): string => {
  const hex = createHmac('sha256', secret).update(`begin ${area} ${maker} ${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** That it is begun, without what may be told of it. */
export type BeginOutcome = Pick<Begun, '__typename' | 'id'> | NotBegun

const refused = (said: Partial<NotBegun> & Pick<NotBegun, 'code'>): NotBegun => ({
  __typename: 'NotBegun',
  reasons: [],
  fields: [],
  of: null,
  ...said,
})

interface Asked {
  place: Place
  asks: PayloadFields
  payload: Record<string, unknown>
}

/** What somebody asks who may. @throws HttpError NOT_FOUND, FORBIDDEN, BAD_INPUT */
const askedBy = (host: Host, { area: id, input }: Pick<BeginRequest, 'area' | 'input'>, by: Actor) => {
  const place = placeOf(host, id)
  const { area, lifecycle } = place
  const { begin } = area.permissions
  if (!begin || !grants(by.permissions, begin) || !ownerColumn(area, callerOf(by))) throw forbidden(begin ?? '')
  const asks = lifecycle.asks && askedOf(lifecycle.asks, by.organisation.kind)
  const sent = readBeginning(asks, input, lifecycle.most)
  return { asked: { place, asks: asks!, payload: sent.payload }, sent }
}

/** What a beginning comes to, before it is written. */
const decide = async (host: Host, { place, asks, payload }: Asked, stamp: Stamp & { recordId: string }) => {
  const admitted = await inputFor(host, place, asks, payload, stamp)
  if (!admitted.ok) return { ok: false as const, said: refused({ code: 'INVALID', fields: admitted.fields }) }
  const context = admitted.value
  const event = { type: CREATED, input: context, ...stamp }
  const found = await accompanied(host, readerOf(stamp.by), place, context, event)
  const decided = beginTogether(place.lifecycle, context, found.event, found.others)
  return decided.ok
    ? { ok: true as const, context, decided, others: found.others }
    : { ok: false as const, said: refused(against(place, decided, found.others, stamp.by)) }
}

/** The columns that a beginning would write, or why it would be refused; nothing is begun. @throws HttpError as `beginCase` */
export const judgeBeginning = async (
  host: Host,
  request: Pick<BeginRequest, 'area' | 'input'>,
  by: Actor,
): Promise<{ columns: Record<string, Json> } | { said: NotBegun }> => {
  const { asked } = askedBy(host, request, by)
  const stamp = { by, at: host.clock().toISOString(), recordId: idFor(host.secret, request.area, by.userId, '') }
  const judged = await decide(host, asked, stamp)
  return judged.ok ? { columns: recordFacts(asked.place, judged.decided.step.record, stamp.at) } : { said: judged.said }
}

/**
 * Begins a case on behalf of a person, whose organisation owns it where its lifecycle does not say whose it is.
 * @throws HttpError NOT_FOUND, FORBIDDEN, BAD_INPUT, KEY_USED
 */
export const beginCase = async (host: Host, request: BeginRequest, by: Actor): Promise<BeginOutcome> =>
  (await beginOnce(host, request, by)).outcome

/** The same, and whether it was begun by an earlier try. */
export const beginOnce = async (
  host: Host,
  { area: id, input, key, of }: BeginRequest,
  by: Actor,
): Promise<{ outcome: BeginOutcome; isRepeat: boolean }> => {
  const { asked, sent } = askedBy(host, { area: id, input }, by)
  if (!keyPattern.test(key)) throw badField('key')
  const { place } = asked
  const caseId = idFor(host.secret, id, of ? by.organisation.id : by.userId, key)
  const hash = requestHash(host.secret, null, sent)
  const begun: BeginOutcome = { __typename: 'Begun', id: caseId }
  const before = async (): Promise<boolean> => {
    const found = await readCase(host.store, place, callerOf(by), caseId, key)
    if (!found) return false
    if (found.repeat?.requestHash !== hash) throw new HttpError('KEY_USED', 'keyUsed')
    return true
  }
  const first = (outcome: BeginOutcome) => ({ outcome, isRepeat: false })
  const [isBegun] = await Promise.all([before(), of ?? prepareMove(host, by)])
  if (isBegun) return { outcome: begun, isRepeat: true }

  const stamp = { by, at: host.clock().toISOString(), recordId: caseId }
  const decision = await decide(host, asked, stamp)
  if (!decision.ok) return first(decision.said)
  const { context, decided, others } = decision
  const move = { place, id: caseId, revision: null, step: decided.step, request: { key, hash } }
  const done = await carryOutFor(host, by, { move, along: decided.along, others }, of === undefined)
  if (typeof done === 'object' && 'step' in done) return first(begun)
  if (typeof done === 'object')
    return first(refused('path' in done ? { code: 'INVALID', fields: [done] } : { code: 'LIMITED', reasons: [done] }))
  if (await before()) return { outcome: begun, isRepeat: true }
  const now = await inputFor(host, place, asked.asks, asked.payload, stamp)
  if (!now.ok) return first(refused({ code: 'INVALID', fields: now.fields }))
  return first(refused((await openBeside(host, by, place, context)) ?? { code: 'STALE' }))
}

/** What a case begins with, of what a person has typed; or what is wrong with that. */
const inputFor = async (
  host: Host,
  { area, lifecycle }: Place,
  asks: PayloadFields,
  payload: Record<string, unknown>,
  stamp: Stamp & { recordId: string },
): Promise<Checked<Context>> => {
  const checked = check(schemaAsked(lifecycle.asks!, stamp.by.organisation.kind), payload)
  if (!checked.ok) return checked
  const typed = checked.value as Context
  const { by, at, recordId } = stamp
  const fields = lifecycle.refine?.({ typed, at }) ?? []
  if (fields.length > 0) return { ok: false, fields }
  const admitted = await brought(host, callerOf(by), { area: area.id, id: recordId }, asks, typed)
  if (!admitted.ok || !lifecycle.inputOf) return admitted as Checked<Context>
  const given = await givenTo(host, stamp, lifecycle.id, lifecycle.asks!, admitted.value, admitted.referred)
  if (!given.ok) return given
  const input = lifecycle.inputOf({ typed: admitted.value as Context, at, recordId, given: given.value })
  return { ok: true, value: await host.underRules(host, lifecycle, input, stamp) }
}

/** Why there may be no other beside one that was begun from the same case, and which that is for who is told of it. */
const openBeside = async (
  host: Host,
  by: Actor,
  { area, lifecycle }: Place,
  context: Context,
): Promise<Pick<NotBegun, 'code' | 'reasons' | 'of'> | null> => {
  const { from } = area.lifecycle
  if (!from) return null
  const text = `select id, status from ${area.table} where ${snake(from.field)} = $1`
  const begun = await host.store.run<{ id: string; status: string }>(
    system,
    text,
    [context[from.field]],
    `from ${area.id}`,
  )
  const open = begun.find((one) => openReason(area, one))
  if (!open) return null
  const isTold = mayName(area, by.permissions)
  const [seen] = isTold ? await lookUpIds(host, callerOf(by), area, [open.id]) : []
  return {
    code: 'REFUSED',
    reasons: [openReason(area, open)!],
    of: seen ? { area: area.id, lifecycle: lifecycle.id, id: seen.id, title: seen.title } : null,
  }
}
