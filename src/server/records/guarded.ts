import type { Actor } from '../../../machines/kernel/types.ts'
import type { Against, Hindrance } from '../../shared/area/rowFacts.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf, type Host } from '../context.ts'
import { RightsRefused } from '../http/httpError.ts'
import { type Guarded, type Guardian, type Query, queryAs } from '../performer.ts'
import { isMadeOf } from './made.ts'
import { onlyReads } from './scope.ts'

/** What is guarded, or made of what others are not called, is written by one at a time: whoever writes takes their turn before they read what they judge by. */
export const takeTurn = async ({ guardians }: Host, area: Area, query: Query): Promise<void> => {
  if (guardians[area.id] || isMadeOf(area)) await query(`select pg_advisory_xact_lock(hashtext('guarded'))`, [])
}

/** Which of it nobody can mend, whatever is typed. */
const hindranceOf = async (guardian: Guardian, guarded: Guarded): Promise<Hindrance | undefined> => {
  try {
    await guardian(guarded)
  } catch (error) {
    if (error instanceof RightsRefused) return error.why
    throw error
  }
}

/** What stands against whatever a person would do to a record, as its writing would be refused. */
export const hindrancesOf = async (
  { guardians, store, clock }: Host,
  by: Actor,
  area: Area,
  row: Row,
): Promise<Against> => {
  const caller = callerOf(by)
  if (onlyReads(area, caller)) return { change: 'common', remove: 'common' }
  const guardian = guardians[area.id]
  if (!guardian) return {}
  const query = queryAs(store, caller)
  const asked = { query, by, at: clock().toISOString(), id: row.id }
  const change = await hindranceOf(guardian, { ...asked, values: row })
  return { change, remove: change ?? (await hindranceOf(guardian, { ...asked, values: null })) }
}

/** What the guardian of an area has against a record that is about to be written. @throws HttpError what nobody can mend */
export const minded = async ({ guardians }: Host, area: Area, guarded: Guarded): Promise<FieldError[]> =>
  (await guardians[area.id]?.(guarded)) ?? []
