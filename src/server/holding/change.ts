import { isTurnOf } from '../../../machines/kit/desk.ts'
import { heldBy } from '../../shared/area/holding.ts'
import type { HoldingAnswers, HoldingChange, HoldingRefusal } from '../../shared/endpoints/answers/holding.ts'
import type { Place } from '../cases/types.ts'
import type { Host, Parties } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import type { Session } from '../sessions/types.ts'
import { type Colleague, colleaguesFor, type HeldCase, readHeld, writeHolder } from './rows.ts'

type Answer = HoldingAnswers['holding.change']

/** How often it is judged anew because the case has moved meanwhile. */
const mostAttempts = 3

interface Judged {
  refused: HoldingRefusal | null
  /** Who is handed it. */
  colleague: Colleague | null
}

const refusedAs = (refused: HoldingRefusal | null): Judged => ({ refused, colleague: null })

const judge = async (
  { store }: Host,
  session: Session,
  { area }: Place,
  { id, to, seen }: HoldingChange,
  held: HeldCase,
  at: string,
): Promise<Judged> => {
  const { user, actor } = session
  const holder = heldBy(held, at)
  if (holder !== seen) return refusedAs('held')
  if (to === null) return refusedAs(holder === user.id || holder === null ? null : 'held')
  if (!isTurnOf(actor, { organisation: held.desk_id, needs: held.awaits ?? [], hands: held.hands }))
    return refusedAs('turn')
  if (to === user.id) return refusedAs(null)
  const colleagues = await colleaguesFor(store, session, area, [id])
  const colleague = colleagues.find((one) => one.id === to) ?? null
  return { refused: colleague ? null : 'colleague', colleague }
}

/**
 * Gives a case to a person, or sets it free: whose turn it is takes it, hands it over or takes it over; who holds it may let go of
 * it. Of two who take it at once the second is told of the first.
 * @throws HttpError NOT_FOUND for a missing and for a foreign case
 */
export const changeHolder = async (
  host: Host,
  session: Session,
  place: Place,
  change: HoldingChange,
  attempts = mostAttempts,
): Promise<{ answer: Answer; told: { revision: number; parties: Parties } | null }> => {
  const { area, holds } = place
  const now = host.clock()
  const at = now.toISOString()
  const held = await readHeld(host.store, session.caller, area, change.id)
  if (!held) throw notFound({ table: area.table, id: change.id })
  const { revision, holder, held_by, held_until } = held
  const { refused, colleague } = await judge(host, session, place, change, held, at)
  if (refused) return { answer: { holder, held_by, held_until, refused }, told: null }
  const until = new Date(now.getTime() + holds * 3_600_000).toISOString()
  const written = await writeHolder(host, session, area, change, { revision, at, until, colleague })
  if (written) {
    const { parties, ...holding } = written
    return { answer: { ...holding, refused: null }, told: { revision, parties } }
  }
  if (attempts > 1) return changeHolder(host, session, place, change, attempts - 1)
  return { answer: { holder, held_by, held_until, refused: 'held' }, told: null }
}
