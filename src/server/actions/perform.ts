import type { Actor, Stamp } from '../../../machines/kernel/types.ts'
import { actionReason, isOnRecord, isPerformed, reasonsAgainst, type AreaAction } from '../../shared/area/actions.ts'
import { fieldsSchema } from '../../shared/area/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { moveTaken, takeAll } from '../cases/allowance.ts'
import { requestHash } from '../cases/requestHash.ts'
import { callerOf, type Host } from '../context.ts'
import { badInput, notFound } from '../http/httpError.ts'
import { returnQuotas } from '../quota.ts'
import { recordQuery, type Row } from '../records/detail.ts'
import { isId } from '../records/id.ts'
import { updating, type Written } from '../records/save.ts'
import { compiled } from '../records/sql.ts'
import { takenField } from '../records/taken.ts'
import type { Sql } from '../store/store.ts'
import type { ActionAnswer, Done } from './answers.ts'
import { answeredBefore, keepAnswer } from './keep.ts'

export interface ActionRequest {
  /** Where it is on a record; the revision as well, where it changes something. */
  id?: string
  revision?: number
  input?: object | null
  /** The same for each try of the same action: it is done once. Asked for where something is changed. */
  key?: string
}

interface Asked {
  host: Host
  area: Area
  name: string
  action: AreaAction
  stamp: Stamp
  id: string | null
  revision: number | undefined
  input: Record<string, unknown>
}

const keyPattern = /^[\w-]{8,64}$/

/** Ends a transaction that shall leave nothing, with what is answered. */
class Undone extends Error {
  readonly answer: ActionAnswer
  constructor(answer: ActionAnswer) {
    super('The action is not done')
    this.answer = answer
  }
}

/**
 * Does what an area declares as an action, on behalf of a person: judged by its rules, performed and kept in one transaction
 * under the person's row-level security, and told to open screens afterwards.
 * @throws HttpError NOT_FOUND for a missing and for a foreign record, BAD_INPUT, KEY_USED
 */
export const perform = async (
  host: Host,
  by: Actor,
  area: Area,
  name: string,
  { id, revision, input, key }: ActionRequest,
): Promise<ActionAnswer> => {
  const action = area.actions![name]!
  const recordId = isOnRecord(action) ? known(id) : null
  const checked = check(fieldsSchema(action.input ?? {}), input ?? {})
  if (!checked.ok) return { kind: 'Invalid', fields: checked.fields }
  const stamp = { by, at: host.clock().toISOString() }
  const asked: Asked = { host, area, name, action, stamp, id: recordId, revision, input: checked.value }
  if (action.reads) return transacted(asked, (sql) => work(asked, sql))

  if (!key || !keyPattern.test(key)) throw badInput()
  const hash = requestHash(host.secret, revision ?? 0, { type: `${area.id}.${name}`, payload: { id: recordId, ...checked.value } })
  const request = { by, key, hash }
  const taken = moveTaken(host.config, by)
  const limit = await takeAll(host, { moves: taken })
  if (limit) return { kind: 'Declined', reasons: [limit] }
  let isNew = false
  const answer = await transacted(asked, async (sql) => {
    const before = await answeredBefore(sql, request)
    if (before) return before
    const done = await work(asked, sql)
    await keepAnswer(sql, request, { at: stamp.at, area: area.id, action: name }, done)
    isNew = true
    return done
  })
  if (!isNew || answer.kind !== 'Done') await returnQuotas(host.store, taken, host.clock())
  return answer
}

const known = (id: string | undefined): string => {
  if (!id || !isId(id)) throw notFound()
  return id.toLowerCase()
}

const transacted = async (asked: Asked, work: (sql: Sql) => Promise<Done>): Promise<ActionAnswer> => {
  const { host, area, input, stamp } = asked
  try {
    return await host.store.transaction(callerOf(stamp.by), work)
  } catch (error) {
    if (error instanceof Undone) return error.answer
    const field = takenField(area, error, input)
    if (field) return { kind: 'Invalid', fields: [field] }
    throw error
  }
}

/** @throws Undone */
const work = async (asked: Asked, sql: Sql): Promise<Done> => {
  const { host, area, name, action, stamp, id, revision, input } = asked
  const record = id === null ? null : await locked(asked, sql, id)
  if (record && !action.reads && record.revision !== revision) throw new Undone(overtaken(record, input))
  const reasons = reasonsAgainst(area, name, record ?? {}, stamp, input)
  if (reasons.length > 0) throw new Undone({ kind: 'Declined', reasons })
  const performer = host.performers[area.id]?.[name]
  if (!isPerformed(action) || !performer) return { kind: 'Done', id, revision: record?.revision ?? null }
  const { changes, against = {} } = await performer({ sql, ...stamp, record, input })
  const refused = Object.entries(against).map(([guard, values]) => actionReason(area, name, guard, values))
  if (refused.length > 0) throw new Undone({ kind: 'Declined', reasons: refused })
  ...
}
