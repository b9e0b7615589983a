import type { Actor, Reason, Stamp } from '../../../machines/kernel/types.ts'
import { actionReason, isOnRecord, isPerformed, reasonsAgainst, type AreaAction } from '../../shared/area/actions.ts'
import { fieldsSchema } from '../../shared/area/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { moveTaken, takeAll } from '../cases/allowance.ts'
import { requestHash } from '../cases/requestHash.ts'
import { callerOf, type Host } from '../context.ts'
import { badInput, notFound } from '../http/httpError.ts'
import { returnQuotas } from '../quota.ts'
import { lockRecord, type Row } from '../records/detail.ts'
import { isId } from '../records/id.ts'
import { updating, type Stale, type Written } from '../records/save.ts'
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
  if (action.reads) return (await transacted(asked, (sql) => work(asked, sql))).answer

  if (!key || !keyPattern.test(key)) throw badInput()
  const payload = { id: recordId, ...checked.value }
  const request = { by, key, hash: requestHash(host.secret, revision ?? 0, { type: `${area.id}.${name}`, payload }) }
  const taken = moveTaken(host.config, by)
  const limit = await takeAll(host, { moves: taken })
  if (limit) return { kind: 'Declined', reasons: [limit] }
  const { answer, isNew } = await transacted(asked, async (sql) => {
    const before = await answeredBefore(sql, request)
    if (before) return { answer: before, isNew: false }
    const done = await work(asked, sql)
    await keepAnswer(sql, request, { at: stamp.at, area: area.id, action: name }, done.answer)
    return done
  })
  if (!isNew) await returnQuotas(host.store, taken, host.clock())
  return answer
}

const known = (id: string | undefined): string => {
  if (!id || !isId(id)) throw notFound()
  return id.toLowerCase()
}

interface Outcome<A extends ActionAnswer> {
  answer: A
  /** It was done now, and not before or not at all. */
  isNew: boolean
  /** Of the record, when it has changed. */
  parties?: string[]
}

/** The work in one transaction; what it has done is told to open screens. */
const transacted = async (
  { host, area, input, stamp }: Asked,
  what: (sql: Sql) => Promise<Outcome<Done>>,
): Promise<Outcome<ActionAnswer>> => {
  try {
    const outcome = await host.store.transaction(callerOf(stamp.by), what)
    const {
      answer: { id, revision },
      parties,
    } = outcome
    if (parties) host.live.saved({ area: area.id, id: id!, revision: revision!, parties })
    return outcome
  } catch (error) {
    if (error instanceof Undone) return { answer: error.answer, isNew: false }
    const field = takenField(area, error, input)
    if (!field) throw error
    return { answer: { kind: 'Invalid', fields: [field] }, isNew: false }
  }
}

/** @throws Undone */
const work = async (asked: Asked, sql: Sql): Promise<Outcome<Done>> => {
  const { host, area, name, action, stamp, id, revision, input } = asked
  const caller = callerOf(stamp.by)
  const record = id === null ? null : await lockRecord(host, sql, caller, area, id)
  if (record && !action.reads && record.revision !== revision) throw new Undone(overtaken(record, input))
  const decline = (reasons: Reason[]) => {
    if (reasons.length > 0) throw new Undone({ kind: 'Declined', reasons })
  }
  decline(reasonsAgainst(area, name, record ?? {}, stamp, input))
  const answer: Done = { kind: 'Done', id, revision: record?.revision ?? null }
  if (!isPerformed(action)) return { answer, isNew: true }

  const { changes, against = {} } = await host.performers[area.id]![name]!({ sql, ...stamp, record, input })
  decline(Object.entries(against).map(([guard, values]) => actionReason(area, name, guard, values)))
  if (!changes) return { answer, isNew: true }
  if (!record || action.reads || area.lifecycle) throw new Error(`${area.id}.${name} may change no record`)
  const { text, values } = compiled(updating(area, caller, record, changes, stamp.at))
  const [{ parties, revision: now }] = (await sql.query<Written>(text, values)) as [Written]
  return { answer: { ...answer, revision: now }, isNew: true, parties }
}

const overtaken = ({ revision, ...row }: Row, input: Record<string, unknown>): Stale => ({
  kind: 'Stale',
  revision,
  changed: Object.keys(input).filter((name) => name in row && row[name] !== input[name]),
})
