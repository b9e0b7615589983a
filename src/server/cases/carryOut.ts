import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { Together } from '../../../machines/kernel/together.ts'
import type { Actor, Reason } from '../../../machines/kernel/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host, Take } from '../context.ts'
import type { Query } from '../performer.ts'
import { minded, takeTurn } from '../records/guarded.ts'
import { type Caller, system } from '../store/store.ts'
import { isReferring } from '../records/references.ts'
import { isUnique, takenField } from '../records/taken.ts'
import { giveBackAll, moveTaken, takeAll } from './allowance.ts'
import { codesTaken } from './codes.ts'
import type { Move, Step, Written } from './commit.ts'
import type { Found } from './others.ts'
import { toldAgainst } from './sight.ts'
import { tell } from './tell.ts'
import type { Place } from './types.ts'
import { writeAll } from './writeAll.ts'

type Refused = Extract<Together, { ok: false }>

/** The case that refuses, where it is another, and why. */
export const refusedBy = (place: Place, { refusal, of }: Refused, others: Record<string, Found>) => {
  const other = of === null ? null : others[of]!
  const { lifecycle } = other ?? place
  return { other, lifecycle, reasons: reasonsOf(lifecycle, refusal) }
}

/** The same as a person is told it. */
export const against = (place: Place, refused: Refused, others: Record<string, Found>, by: Actor) => {
  const { other, lifecycle, reasons } = refusedBy(place, refused, others)
  return {
    code: refused.refusal.code,
    reasons: toldAgainst(lifecycle, callerOf(by), reasons),
    of: other && { area: other.place.area.id, lifecycle: lifecycle.id, id: other.other.id, title: other.title },
  }
}

/** Which field holds what another record has already; null where it was deleted after it was judged what it refers to, or another was begun beside: whoever judges it anew finds that. */
const hindered = (
  { place: { area, lifecycle }, step }: { place: Place; step: Step },
  error: unknown,
): FieldError | null => {
  if (error instanceof Minded) return error.field
  const taken = takenField(area, error, lifecycle.facts(step.record.snapshot.context))
  if (taken) return taken
  if (isReferring(error) || isUnique(error)) return null
  throw error
}

/** What the guardian of its area finds against a step. */
class Minded extends Error {
  readonly field: FieldError

  constructor(field: FieldError) {
    super(field.key)
    this.field = field
  }
}

/** How the guardian of a case's area judges a person's step, where there is one. */
const judging = (host: Host, by: Actor, { place, id, revision, step, secrets }: Move & { step: Step }) => {
  const { area, lifecycle } = place
  if (!host.guardians[area.id]) return undefined
  return async (query: Query): Promise<void> => {
    await takeTurn(host, area, query)
    const values = lifecycle.facts(step.record.snapshot.context)
    const [wrong] = await minded(host, area, {
      query,
      by,
      at: step.entry.at,
      id: revision === null ? null : id,
      values,
      secrets,
    })
    if (wrong) throw new Minded(wrong)
  }
}

interface Carried {
  move: Move & { step: Step }
  /** By their names in `others`. */
  along: Record<string, Step>
  others: Record<string, Found>
}

/** Takes from the limits what a step and those that go with it cost, writes them and tells of them; a reason: the limit that is reached. */
export const carryOut = async (
  host: Host,
  caller: Caller,
  { move, along, others }: Carried,
  moves: Take[] = [],
  judged?: (query: Query) => Promise<void>,
): Promise<Written | 'overtaken' | Reason> => {
  const steps = [
    move,
    ...Object.entries(along).map(([name, step]) => ({ place: others[name]!.place, id: others[name]!.other.id, step })),
  ]
  const codes = steps.flatMap(({ place, id, step }) => codesTaken(host.secret, place.area.id, id, step.effects))
  const wanted = { codes, moves }
  const limit = await takeAll(host, wanted)
  if (limit) return limit
  let written: Written[] | null = null
  try {
    written = await writeAll(host, caller, move, others, along, judged)
  } finally {
    if (!written) await giveBackAll(host, wanted)
  }
  for (const one of written ?? []) tell(host, one)
  return written?.[0] ?? 'overtaken'
}

/** The same of a person's step, whose moves are `counted`; an error: the field that holds what is another's. */
export const carryOutFor = async (
  host: Host,
  by: Actor,
  carried: Carried,
  counted = true,
): Promise<Written | 'overtaken' | Reason | FieldError> => {
  const { move, along, others } = carried
  const moves = counted ? moveTaken(host.config, by, 1 + Object.keys(along).length) : []
  // What goes along unseen is written for them too.
  const caller = Object.values(others).some(({ isUnseen }) => isUnseen) ? system : callerOf(by)
  try {
    return await carryOut(host, caller, carried, moves, judging(host, by, move))
  } catch (error) {
    return hindered(move, error) ?? 'overtaken'
  }
}
