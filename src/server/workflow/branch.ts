import { branchFrom, type BranchStep, type Supposed, type Supposition } from '../../../machines/kernel/branch.ts'
import type { Moment } from '../../../machines/kernel/advance.ts'
import type { Wanted } from '../../../machines/kernel/others.ts'
import type { CaseEvent, CaseRecord } from '../../../machines/kernel/types.ts'
import { partakersOf } from '../../../machines/kit/partakers.ts'
import {
  type AskedStep,
  reader as readerId,
  type ToldBranchStep,
  type ToldTaken,
} from '../../shared/endpoints/answers/workflowTravel.ts'
import { type Checked, check } from '../../shared/validation/fieldErrors.ts'
import { brought } from '../cases/brought.ts'
import { against } from '../cases/carryOut.ts'
import { type Found, readerOf, readOthers } from '../cases/others.ts'
import { readEvent } from '../cases/readEvent.ts'
import { toldEntry } from '../cases/sight.ts'
import type { Place } from '../cases/types.ts'
import type { Host } from '../context.ts'
import { badField } from '../http/httpError.ts'
import { toldCase } from '../records/caseRecord.ts'
import type { Session } from '../sessions/types.ts'
import { type OfCase, travel, type Travelled } from './moments.ts'

export interface AskedBranch extends OfCase {
  /** The revision of the moment that it leaves from. */
  from: number
  steps: AskedStep[]
}

const momentAt = ({ moments }: Travelled, from: number): Moment => {
  const moment = moments.find(({ entry }) => entry.revision === from)
  if (!moment) throw badField('from')
  return moment
}

/** Steps that go on in time, from the moment that they leave from. @throws HttpError BAD_INPUT */
const inOrder = (steps: readonly AskedStep[], since: string): void => {
  let last = Date.parse(since)
  for (const [index, { at }] of steps.entries()) {
    if (Date.parse(at) < last) throw badField(`steps.${index}.at`)
    last = Date.parse(at)
  }
}

type Read = Checked<CaseEvent> | null

/** What the events of a branch bring, judged as that of real ones; null: a step only waits. @throws HttpError BAD_INPUT */
const readStep = async (
  host: Host,
  session: Session,
  { id }: OfCase,
  of: Travelled,
  step: AskedStep,
): Promise<Read> => {
  const { place, record, timeline } = of
  const { lifecycle, area } = place
  const { type, payload = {}, by, at, verified } = step
  if (type === undefined) return null
  const known = partakersOf(lifecycle, record, timeline).find((one) => one.id === by)?.actor
  const actor = by === readerId ? session.actor : known
  if (!actor) throw badField('by')
  const definition = Object.hasOwn(lifecycle.events, type) ? lifecycle.events[type]! : null
  if (!definition) throw badField('type')
  const { schema, fields, from, transient = [] } = definition
  readEvent(lifecycle, { ...payload, type }, from)
  // Whether a one-time code is right nobody can know: who supposes the event says it.
  const checked = schema ? check(schema.omit(transient as never[]), payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) return checked
  const begunAt = timeline[0]!.at
  const wrong = type === lifecycle.correction ? lifecycle.refine?.({ typed: checked.value, at: begunAt }) : undefined
  if (wrong && wrong.length > 0) return { ok: false, fields: wrong }
  const admitted = await brought(host, session.caller, { area: area.id, id }, fields, { ...checked.value })
  if (!admitted.ok) return admitted
  return { ok: true, value: { ...admitted.value, by: actor, at, type, ...(verified && { verified }) } }
}

/** The records that a branch reads, of those that its reader sees: what it finds lets it go on, and ask for more. */
const withBeside = async (
  host: Host,
  session: Session,
  { lifecycle }: Place,
  record: CaseRecord,
  suppositions: readonly Supposition[],
): Promise<{ steps: BranchStep[]; beside: Found[] }> => {
  const asked = new Map<string, Omit<Wanted, 'isUnseen'>>()
  for (let beside: Found[] = []; ;) {
    const steps = branchFrom(lifecycle, record, suppositions, beside)
    const known = asked.size
    for (const { due, asked: sent } of steps)
      for (const { isUnseen: _isUnseen, ...wanted } of [...due, ...(sent ? [sent] : [])].flatMap((one) => one.wanted))
        asked.set(JSON.stringify(wanted), wanted)
    if (asked.size === known) return { steps, beside }
    beside = await readOthers(host, readerOf(session.actor), [...asked.values()])
  }
}

const toldTaken = (place: Place, session: Session, { answer }: Supposed): ToldTaken[] =>
  answer.ok
    ? [
        {
          entry: toldEntry(place.lifecycle, session.caller, answer.step.entry),
          effects: answer.step.effects.map(({ type }) => type),
        },
      ]
    : []

/**
 * What the machine of a case would answer to events that nobody has sent. It is asked about the record as its reader is told of it, so
 * that nothing can be learnt of what they are not told; nothing is written.
 * @throws as `travel`; HttpError BAD_INPUT
 */
export const readBranch = async (host: Host, session: Session, asked: AskedBranch): Promise<ToldBranchStep[]> => {
  const of = await travel(host, session, asked)
  const { place } = of
  const { entry, record } = momentAt(of, asked.from)
  const supposed = asked.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() }))
  inOrder(supposed, entry.at)
  const told = toldCase(place.lifecycle, session.caller, record)
  const read: Read[] = []
  for (const step of supposed) read.push(await readStep(host, session, asked, of, step))
  const suppositions = supposed.map(({ at }, index) => {
    const one = read[index]
    return one?.ok ? one.value : { at }
  })
  const { steps, beside } = await withBeside(host, session, place, told, suppositions)
  return steps.map(({ due, asked: sent, record: after }, index) => {
    const one = read[index]
    const others = Object.fromEntries(
      Object.entries(sent?.event.others ?? {}).map(([name, { id, lifecycle }]) => [
        name,
        beside.find(({ other }) => other.id === id && other.lifecycle === lifecycle)!,
      ]),
    )
    const refused =
      sent && !sent.answer.ok ? { ...against(place, sent.answer, others, session.actor), fields: [] } : null
    return {
      due: due.flatMap((fired) => toldTaken(place, session, fired)),
      taken: (sent && toldTaken(place, session, sent)[0]) ?? null,
      refused: one && !one.ok ? { code: 'INVALID', reasons: [], fields: one.fields, of: null } : refused,
      record: after,
    }
  })
}
