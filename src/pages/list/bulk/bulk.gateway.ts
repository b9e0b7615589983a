import i18next from 'i18next'
import { grants } from '../../../../machines/kernel/grants.ts'
import type { Reason, Stamp } from '../../../../machines/kernel/types.ts'
import type { User } from '../../../../machines/session/session.types.ts'
import { currentUser } from '../../../../machines/session/session.view.ts'
import { session } from '../../../data/session.ts'
import { heldBy, isTakable } from '../../../shared/area/holding.ts'
import { mostHeld } from '../../../shared/endpoints/answers/holding.ts'
import { ask, askAction, call } from '../../../data/call.ts'
import type { KeptFile } from '../../../../machines/fields/kept.ts'
import { bringFile } from '../../../data/upload/upload.gateway.ts'
import { newKey } from '../../../data/key.ts'
import { loadLifecycle } from '../../../data/lifecycle.ts'
import { actorOf } from '../../../data/case/stamp.ts'
import type { CaseRow } from '../../../shared/endpoints/answers/cases.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../../shared/validation/fieldErrors.ts'
import type { Area, AreaLifecycle } from '../../../shared/area/types.ts'
import type { BulkSend, Outcome } from './bulk.types.ts'
import { type BulkAction, type Chosen, judgeCases, judgeRows } from './judge.ts'
import { againstHolding, isHolding, judgeHolding } from './judgeHolding.ts'

/** Most cases that one question is about. */
const batch = 100

const readCases = async (area: Area, ids: readonly string[]): Promise<CaseRow[]> => {
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  )
  return (await Promise.all(batches.map((some) => ask(area, 'cases', { ids: some })))).flat()
}

const eventsOf = async (area: Area, lifecycle: AreaLifecycle, rows: readonly Row[], stamp: Stamp) => {
  const ids = rows.map(({ id }) => id)
  const [machine, read] = await Promise.all([loadLifecycle(lifecycle), readCases(area, ids)])
  const cases = read.map((row) => ({
    id: row.id,
    revision: row.revision,
    title: String(row[area.title]),
    row,
    record: row.case,
    others: row.others,
  }))
  const peopleFor = (some: readonly string[]) =>
    call('holding.people', { area: area.id, ids: some.slice(0, mostHeld).join() })
  const mayTake = isTakable(area) && grants(stamp.by.permissions, area.permissions.detail)
  const held = mayTake ? await judgeHolding(machine, cases, rows, stamp, peopleFor) : []
  return [...judgeCases(machine, cases, stamp), ...held]
}

/** What the person may do to the rows at this moment. */
export const judge = async (area: Area, user: User, rows: readonly Row[]): Promise<BulkAction[]> => {
  const stamp = { by: actorOf(user), at: new Date().toISOString() }
  const events = area.lifecycle ? await eventsOf(area, area.lifecycle, rows, stamp) : []
  return [...events, ...judgeRows(area, rows, stamp)]
}

/** What is wrong with what was typed for all of the rows, as a reason against each. */
const wrong = (words: string, fields: readonly FieldError[]): Reason[] =>
  fields.map(({ path, key, values }) => ({
    guard: path,
    key,
    values: { ...values, field: i18next.t(`${words}.${path}`) },
  }))

const keys = new WeakMap<Chosen, string>()

/** The same for all tries with a row, so that what was done without an answer is not done again. */
const keyOf = (row: Chosen): string => {
  const key = keys.get(row) ?? newKey()
  keys.set(row, key)
  return key
}

const act = async (area: Area, { row, type, words, payload }: BulkSend): Promise<Outcome> => {
  const { id, revision } = row
  const answer = await askAction(area, type, { id, revision, input: payload, key: keyOf(row) })
  switch (answer.__typename) {
    case 'Stale':
      return { row, kind: 'stale' }
    case 'Invalid':
      return { row, kind: 'refused', reasons: wrong(words, answer.fields) }
    case 'Declined':
    case 'Verdict':
      return answer.reasons.length > 0 ? { row, kind: 'refused', reasons: answer.reasons } : { row, kind: 'done' }
    case 'Saved':
    case 'Done':
      return { row, kind: 'done' }
  }
}

const brought = new WeakMap<Chosen, Map<File, KeptFile>>()

/** A file is of one record: each row gets its own of it, the same for all tries. */
const bringOnce = async (area: Area, row: Chosen, file: File): Promise<KeptFile> => {
  const known = brought.get(row) ?? new Map<File, KeptFile>()
  brought.set(row, known)
  const place = { area: area.id, id: row.id }
  const kept = known.get(file) ?? (await bringFile({ file, place }, () => {}, new AbortController().signal))
  known.set(file, kept)
  return kept
}

/** What is sent of what was said: of a file its id and its name. */
const broughtOf = async (area: Area, { row, type, payload }: BulkSend): Promise<Record<string, unknown>> => {
  const { events } = await loadLifecycle(area.lifecycle!)
  const parts = Object.entries(payload).map(async ([name, value]) => {
    const field = events[type]!.fields[name]
    if (field?.type !== 'file') return { [name]: value }
    const kept = await bringOnce(area, row, value as File)
    return { [name]: kept.id, [field.nameIn]: kept.name }
  })
  return Object.assign({}, ...(await Promise.all(parts))) as Record<string, unknown>
}

const move = async (area: Area, asked: BulkSend): Promise<Outcome> => {
  const { row, type, words } = asked
  const { id, revision } = row
  const event = { ...(await broughtOf(area, asked)), type }
  const answer = await ask(area, 'send', { id, revision, key: keyOf(row), event })
  if (answer.__typename === 'Moved') return { row, kind: 'done' }
  if (answer.code === 'STALE') return { row, kind: 'stale' }
  return { row, kind: 'refused', reasons: [...answer.reasons, ...wrong(words, answer.fields)] }
}

const hold = async (area: Area, { row, payload }: BulkSend): Promise<Outcome> => {
  const { by, at } = { by: currentUser(session.getSnapshot())!.id, at: new Date().toISOString() }
  const order = {
    area: area.id,
    id: row.id,
    to: (payload['to'] as string | undefined) ?? by,
    seen: heldBy(row.row, at),
  }
  const { refused, holder } = await call('holding.change', order)
  if (!refused) return { row, kind: 'done' }
  return refused === 'held' && !holder
    ? { row, kind: 'stale' }
    : { row, kind: 'refused', reasons: [againstHolding(refused, holder)] }
}

/** Does it to one row. */
export const send = (area: Area, asked: BulkSend): Promise<Outcome> => {
  if (isHolding(asked)) return hold(area, asked)
  return area.actions?.[asked.type] ? act(area, asked) : move(area, asked)
}
