import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import { beginTogether } from '../../../machines/kernel/together.ts'
import { systemActor } from '../../../machines/kernel/actors.ts'
import type { Actor, Context, Reason } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { giveBackAll, takeAll } from './allowance.ts'
import { idFor } from './begin.ts'
import { codesTaken } from './codes.ts'
import { accompanied } from './fireDue.ts'
import { systemReader } from './others.ts'
import { readCase } from './readCase.ts'
import { tell } from './tell.ts'
import type { Place } from './types.ts'
import { writeAll } from './writeAll.ts'

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
  const { lifecycle } = place
  const id = arisingId(host, place, arising)
  const isThere = async () => (await readCase(host.store, place, system, id)) !== null
  if (await isThere()) return { id, outcome: 'there' }
  const input = arising.input(id)
  const { by = systemActor } = arising
  const stamp = { by, at: host.clock().toISOString(), recordId: id }
  const { event, others } = await accompanied(host, systemReader, place, input, { type: CREATED, input, ...stamp })
  const decided = beginTogether(lifecycle, input, event, others)
  if (!decided.ok) {
    const refusing = decided.of === null ? lifecycle : others[decided.of]!.lifecycle
    return { id, outcome: 'refused', reasons: reasonsOf(refusing, decided.refusal) }
  }
  const taken = { codes: codesTaken(host.secret, place.area.id, id, decided.step.effects), moves: [] }
  const limit = await takeAll(host, taken)
  if (limit) return { id, outcome: 'refused', reasons: [limit] }
  const request = { key: `arises ${arising.of} ${arising.as}`, hash: null }
  const move = { place, id, revision: null, step: decided.step, request }
  const written = await writeAll(host, system, move, others, decided.along)
  if (!written) await giveBackAll(host, taken)
  for (const one of written ?? []) tell(host, one)
  if (written) return { id, outcome: 'begun' }
  return { id, outcome: (await isThere()) ? 'there' : 'overtaken' }
}
