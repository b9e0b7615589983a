import { systemActor } from '../../../machines/kernel/actors.ts'
import { eachOf } from '../../../machines/kernel/grants.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import { beginTogether } from '../../../machines/kernel/together.ts'
import type { Actor, Context } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { Final } from './answerCase.ts'
import { accompanied } from './fireDue.ts'
import { systemReader } from './others.ts'
import { readCase } from './readCase.ts'
import { tell } from './tell.ts'
import type { Place } from './types.ts'
import { writeAll } from './writeAll.ts'

/** Begins a case that no person begins, once an id, however often it is tried. @throws Final where its lifecycle refuses */
export const beginAsHost = async (host: Host, place: Place, id: string, input: Context): Promise<void> => {
  if (await readCase(host.store, place, system, id)) return
  const { area, lifecycle } = place
  const by: Actor = { ...systemActor, permissions: [...eachOf(area.permissions.begin ?? [])] }
  const stamp = { by, at: host.clock().toISOString(), recordId: id }
  const asked = { type: CREATED, input, ...stamp }
  const { event, others } = await accompanied(host, systemReader, place, input, asked)
  const decided = beginTogether(lifecycle, input, event, others)
  if (!decided.ok) {
    const refusing = decided.of === null ? lifecycle : others[decided.of]!.lifecycle
    const reasons = reasonsOf(refusing, decided.refusal).map(({ key }) => key)
    throw new Final(`${area.id} ${id} does not begin: ${reasons.join(', ')}`)
  }
  const move = { place, id, revision: null, step: decided.step, request: null }
  const written = await writeAll(host, system, move, others, decided.along)
  // Whoever was first is found by the next try.
  if (!written) throw new Error(`${area.id} ${id} was begun meanwhile, or what it involves was moved`)
  for (const one of written) tell(host, one)
}
