import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import type { Guarded, Query } from '../performer.ts'

/** What is guarded is written by one at a time: whoever writes takes their turn before they read what they judge by. */
export const takeTurn = async ({ guardians }: Host, area: Area, query: Query): Promise<void> => {
  if (guardians[area.id]) await query(`select pg_advisory_xact_lock(hashtext('guarded'))`, [])
}

/** What the guardian of an area has against a record that is about to be written. @throws HttpError what nobody can mend */
export const minded = async ({ guardians }: Host, area: Area, guarded: Guarded): Promise<FieldError[]> =>
  (await guardians[area.id]?.(guarded)) ?? []
