import { rowSchema } from '../../../machines/fields/schema.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Actor, Reason, Stamp } from '../../../machines/kernel/types.ts'
import { actionReason, isOnRecord, isPerformed, reasonsAgainst, type AreaAction } from '../../shared/area/actions.ts'
import type { Area } from '../../shared/area/types.ts'
import type { ActionAnswer, Declined, Done } from '../../shared/endpoints/answers/actions.ts'
import type { Invalid, Saved } from '../../shared/endpoints/answers/records.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { giveBackAll, moveTaken, takeAll } from '../cases/allowance.ts'
import { keyPattern } from '../cases/readEvent.ts'
import { requestHash } from '../cases/requestHash.ts'
import { callerOf, type Host } from '../context.ts'
import { badField, forbidden, notFound } from '../http/httpError.ts'
import type { Work } from '../performer.ts'
import { arisingWith } from '../records/arising.ts'
import { readRecord, recordWithin } from '../records/detail.ts'
import { goneReference, referredBy, refuseReferred } from '../records/references.ts'
import { historySince } from '../records/history.ts'
import { idOf } from '../records/id.ts'
import { settleFiles } from '../records/files.ts'
import { minded, takeTurn } from '../records/guarded.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { changing, deleting, stale, tell, type Written } from '../records/save.ts'
import { toldReasons } from '../records/sight.ts'
import { compiled } from '../records/sql.ts'
import { takenField } from '../records/taken.ts'
import type { Caller, Sql } from '../store/store.ts'
import { keep, keptBefore, type Kept } from './keep.ts'

export interface ActionRequest {
  /** Where it is on a record; the revision as well, where it may change something. */
  id?: string
  revision?: number
  input?: object | null
  /** The same for each try of the same action: it is done once. Asked for where something may be changed. */
  key?: string
}

interface Asked {
  host: Host
  area: Area
  name: string
  action: AreaAction
  stamp: Stamp
  id: string | null
  revision: number
  input: Record<string, unknown>
  arising: ReturnType<typeof arisingWith>
}

/**
 * Does what an area declares as an action, on behalf of a person: judged by its rules, performed and kept in one transaction
 * under the person's row-level security, and told to open screens afterwards.
 * @throws HttpError FORBIDDEN to who may not read the record, NOT_FOUND for a missing and for a foreign record, BAD_INPUT, KEY_USED
 */
export const perform = async (
  host: Host,
  by: Actor,
  area: Area,
  name: string,
  { id, revision = 0, input, key }: ActionRequest,
): Promise<ActionAnswer> => {
  const action = area.actions![name]!
  if (isOnRecord(action) && !grants(by.permissions, area.permissions.detail)) throw forbidden(area.permissions.detail)
  const checked = check(rowSchema(action.input ?? {}), input ?? {})
  if (!checked.ok) return { __typename: 'Invalid', fields: checked.fields }
  const stamp = { by, at: host.clock().toISOString() }
  const recordId = isOnRecord(action) ? await known(host, callerOf(by), area, id) : null
  const arising = arisingWith(host, area, by)
  const asked: Asked = { host, area, name, action, stamp, id: recordId, revision, input: checked.value, arising }
  return action.reads ? verdictOn(await transacted(asked, (sql) => work(asked, sql))) : once(asked, key)
}

const verdictOn = (answer: ActionAnswer): ActionAnswer => {
  if (answer.__typename !== 'Done' && answer.__typename !== 'Declined') return answer
  const reasons = answer.__typename === 'Declined' ? answer.reasons : []
  return { __typename: 'Verdict', valid: reasons.length === 0, reason: reasons[0]?.guard ?? null, reasons }
}

const known = async ({ store }: Host, caller: Caller, area: Area, called = ''): Promise<string> => {
  const id = await idOf(store, caller, area, called)
  if (!isId(id)) throw notFound()
  return id.toLowerCase()
}

/** What changes something is done once a key, and counts as a move. */
const once = async (asked: Asked, key = ''): Promise<ActionAnswer> => {
  if (!keyPattern.test(key)) throw badField('key')
  const { host, area, name, stamp, id, revision, input } = asked
  const { by, at } = stamp
  const hash = requestHash(host.secret, revision, { type: `${area.id} ${name}`, payload: { id, ...input } })
  const request = { by, key, hash }
  const taken = { moves: moveTaken(host.config, by, 1) }
  const limit = await takeAll(host, taken)
  if (limit) return { __typename: 'Declined', reasons: [limit] }
  let repeated: Kept | null = null
  const answer = await transacted(asked, async (sql) => {
    repeated = await keptBefore(sql, request)
    if (repeated) return null
    const worked = await work(asked, sql)
    const changed = worked?.written && !asked.action.deletes ? worked.written.revision : null
    await keep(sql, request, { at, area: area.id, action: name, recordId: id, revision: changed })
    return worked
  })
  const isNew = !repeated && (answer.__typename === 'Done' || answer.__typename === 'Saved')
  if (!isNew) await giveBackAll(host, taken)
  return repeated ? again(asked, repeated) : answer
}

/** What was answered to the first try, made again. */
const again = async ({ host, area, stamp }: Asked, { at, recordId, revision }: Kept): Promise<Saved | Done> => {
  if (!recordId || revision === null) return { __typename: 'Done', at }
  const caller = callerOf(stamp.by)
  const record = await readRecord(host, caller, area, recordId)
  const [entry] = await historySince(host, caller, area, recordId, revision - 1)
  return { __typename: 'Saved', id: recordId, revision, record, entry: entry! }
}

/** Ends a transaction that shall leave nothing. */
class Undone extends Error {
  readonly why: Declined | Invalid | 'stale'
  constructor(why: Declined | Invalid | 'stale') {
    super('The action is not done')
    this.why = why
  }
}

/** A record as it was written, where one was, and what is told once of what was done. */
interface Worked {
  written: Written | null
  shown: string | null
}

/** The work in one transaction; what it has done is told to open screens. */
const transacted = async (asked: Asked, what: (sql: Sql) => Promise<Worked | null>): Promise<ActionAnswer> => {
  const { host, area, name, action, stamp, id, revision, input, arising } = asked
  const caller = callerOf(stamp.by)
  try {
    const worked = await host.store.transaction(caller, what)
    arising.tell()
    if (!worked?.written) return { __typename: 'Done', at: stamp.at, shown: worked?.shown ?? null }
    const saved = await tell(host, area, { kind: name, ...stamp }, worked.written)
    return { ...saved, ...(action.deletes && { record: null }), shown: worked.shown }
  } catch (error) {
    if (error instanceof Undone)
      return error.why === 'stale'
        ? stale(host, caller, area, id!, revision, input)
        : error.why.__typename === 'Declined'
          ? declined(toldReasons(area.fields, caller, error.why.reasons))
          : error.why
    if (action.deletes) return refuseReferred(host, caller, area, id!, error)
    const field = takenField(area, error, input) ?? goneReference(area, error)
    if (!field) throw error
    return { __typename: 'Invalid', fields: [field] }
  }
}

const declined = (reasons: Reason[]): Declined => ({ __typename: 'Declined', reasons })

/** @throws Undone */
const work = async (
  { host, area, name, action, stamp, id, revision, input, arising }: Asked,
  sql: Sql,
): Promise<Worked | null> => {
  if (!action.reads) await takeTurn(host, area, sql.query)
  const within = { host, sql, caller: callerOf(stamp.by), locked: !action.reads }
  const record = id === null ? null : await recordWithin(within, area, id)
  if (record && !action.reads && record.revision !== revision) throw new Undone('stale')
  const { unseen } = await referredBy(host, within.caller, { fields: action.input ?? {} }, input, sql.query)
  if (unseen.length > 0) throw new Undone({ __typename: 'Invalid', fields: unseen })
  const against = reasonsAgainst(area, name, record ?? {}, stamp, input)
  if (against.length > 0) throw new Undone(declined(against))
  if (action.deletes) {
    const { text, values } = compiled(deleting(area, { kind: name, ...stamp }, record!.id, revision))
    const [gone] = await sql.query<Written>(text, values)
    return { written: gone!, shown: null }
  }
  if (!isPerformed(action)) return null

  const inside: Work<Host>['within'] = (inner) => arising.inside(sql, inner)
  const asked = { sql, ...stamp, record, input, secret: host.secret, within: inside }
  const {
    changes,
    shown = null,
    against: found = {},
    refused = [],
    wrong = [],
  } = await host.performers[area.id]![name]!(asked)
  if (wrong.length > 0) throw new Undone({ __typename: 'Invalid', fields: wrong })
  const told = Object.entries(found).map(([guard, values]) => actionReason(area, name, guard, values))
  const reasons = [...told, ...refused]
  if (reasons.length > 0) throw new Undone(declined(reasons))
  if (!changes) return { written: null, shown }
  if (!record || action.reads || area.lifecycle) throw new Error(`${area.id} ${name} may change no record`)
  const { by, at } = stamp
  const values = { ...record, ...changes }
  const minding = await minded(host, area, { query: sql.query, by, at, id: record.id, values })
  if (minding.length > 0) throw new Undone({ __typename: 'Invalid', fields: minding })
  const change = { kind: name, ...stamp }
  const writing = compiled(changing(area, change, record.id, revision, changes))
  const [written] = await sql.query<Written>(writing.text, writing.values)
  await settleFiles(sql.query, area, stamp, written!, changes)
  return { written: written!, shown }
}
