import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { Together } from '../../../machines/kernel/together.ts'
import type { Actor, Reason } from '../../../machines/kernel/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host } from '../context.ts'
import type { Query } from '../performer.ts'
import { minded, takeTurn } from '../records/guarded.ts'
import { system } from '../store/store.ts'
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

/** Why an event was refused, and by which case when it was another. */
export const against = (
  place: Place,
  { refusal, of }: Extract<Together, { ok: false }>,
  others: Record<string, Found>,
  by: Actor,
) => {
  const other = of === null ? null : others[of]!
  const { lifecycle } = other ?? place
  return {
    code: refusal.code,
    reasons: toldAgainst(lifecycle, callerOf(by), reasonsOf(lifecycle, refusal)),
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

/** Takes from the limits what a person's step and those that go with it cost, moves where they are `counted`, writes them and tells of them; a reason: the limit that is reached; an error: the field that holds what is another's. */
export const carryOut = async (
  host: Host,
  by: Actor,
  move: Move & { step: Step },
  along: Record<string, Step>,
  others: Record<string, Found>,
  counted = true,
): Promise<Written | 'overtaken' | Reason | FieldError> => {
  const steps = [
    move,
    ...Object.entries(along).map(([name, step]) => ({ place: others[name]!.place, id: others[name]!.other.id, step })),
  ]
  const wanted = {
    codes: steps.flatMap(({ place, id, step }) => codesTaken(host.secret, place.area.id, id, step.effects)),
    moves: counted ? moveTaken(host.config, by, steps.length) : [],
  }
  const limit = await takeAll(host, wanted)
  if (limit) return limit
  // What goes along unseen is written for them too.
  const caller = Object.values(others).some(({ isUnseen }) => isUnseen) ? system : callerOf(by)
  const written = await writeAll(host, caller, move, others, along, judging(host, by, move)).catch((error) =>
    hindered(move, error),
  )
  if (!Array.isArray(written)) {
    await giveBackAll(host, wanted)
    return written ?? 'overtaken'
  }
  for (const one of written) tell(host, one)
  return written[0]!
}
