import { CREATED } from '../../../machines/kernel/others.ts'
import { beginTogether } from '../../../machines/kernel/together.ts'
import { systemActor } from '../../../machines/kernel/actors.ts'
import type { Actor, Context, Reason } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { idFor } from './begin.ts'
import { carryOut, refusedBy } from './carryOut.ts'
import { accompanied } from './fireDue.ts'
import { systemReader } from './others.ts'
import { readCase } from './readCase.ts'
import type { Place } from './types.ts'

interface Arising {
  /** Of what it arises, and as what: the same for each try of the same beginning, of which there is one. */
  of: string
  as: string
  /** As the lifecycle's `start` has it, with the id that it begins under. */
  input(id: string): Context
  /** In whose name; by default the system's. */
  by?: Actor
}

/** What came of such a beginning; `overtaken`: what it involves was moved meanwhile, and it may be tried again. */
export type Arisen = { id: string } & (
  | { outcome: 'begun' | 'there' | 'overtaken' }
  | { outcome: 'refused'; reasons: Reason[] }
)

/** The id of what arises of something, whoever asks for it and whenever. */
export const arisingId = (
  { secret }: Pick<Host, 'secret'>,
  place: Place,
  { of, as }: Pick<Arising, 'of' | 'as'>,
): string => idFor(secret, place.area.id, of, as)

/** Begins a case of what the host knows and nobody types, once. @throws yup's ValidationError where the input has not its shape */
export const beginAsHost = async (host: Host, place: Place, arising: Arising): Promise<Arisen> => {
  const id = arisingId(host, place, arising)
  const isThere = async () => (await readCase(host.store, place, system, id)) !== null
  if (await isThere()) return { id, outcome: 'there' }
  const { by = systemActor } = arising
  const stamp = { by, at: host.clock().toISOString(), recordId: id }
  const input = await host.underRules(host, place.lifecycle, arising.input(id), stamp)
  const { event, others } = await accompanied(host, systemReader, place, input, { type: CREATED, input, ...stamp })
  const decided = beginTogether(place.lifecycle, input, event, others)
  if (!decided.ok) return { id, outcome: 'refused', reasons: refusedBy(place, decided, others).reasons }
  const request = { key: `arises ${arising.of} ${arising.as}`, hash: null }
  const move = { place, id, revision: null, step: decided.step, request }
  const carried = await carryOut(host, system, { move, along: decided.along, others })
  if (carried === 'overtaken') return { id, outcome: (await isThere()) ? 'there' : 'overtaken' }
  return 'guard' in carried ? { id, outcome: 'refused', reasons: [carried] } : { id, outcome: 'begun' }
}
