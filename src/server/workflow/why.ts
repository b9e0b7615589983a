import { setImmediate } from 'node:timers/promises'
import type { MatrixCell } from '../../../machines/kernel/matrix.ts'
import { perObject } from '../../../machines/kernel/perObject.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { couldDo } from '../../../machines/kit/couldDo.ts'
import { partakersOf } from '../../../machines/kit/partakers.ts'
import { hindering } from '../../shared/area/hindering.ts'
import { reader } from '../../shared/endpoints/answers/workflowTravel.ts'
import type { ToldWhy } from '../../shared/endpoints/answers/workflowWhy.ts'
import { knownBeside } from '../cases/others.ts'
import { readEntries } from '../cases/timeline.ts'
import type { Host } from '../context.ts'
import { readWhole } from '../records/detail.ts'
import { hindrancesOf } from '../records/guarded.ts'
import type { Session } from '../sessions/types.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { enter, type OfCase, toldCould } from './moments.ts'

/** Milliseconds after which others have their turn. */
const turn = 10

const inTurns = async <T>(steps: Generator<void, T>): Promise<T> => {
  for (let until = performance.now() + turn; ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + turn
  }
}

/** Who may do what in every state of a machine; found once, a turn at a time, when it is first asked for. */
export const matrixFor = perObject(async (lifecycle: Lifecycle): Promise<MatrixCell[]> => {
  const [{ tried }, { matrixIn }] = await Promise.all([
    import('../../../machines/tried.ts'),
    import('../../../machines/kernel/matrix.ts'),
  ])
  return inTurns(matrixIn(await tried(lifecycle)))
})

/** What a case answers now to each event of its state, to who asks and to others. @throws as `enter` */
export const readWhy = async (host: Host, session: Session, of: OfCase): Promise<ToldWhy> => {
  const { place, record } = await enter(host, session, of)
  const { lifecycle, area } = place
  const { actor, caller } = session
  const at = host.clock().toISOString()
  const [timeline, [known], against] = await Promise.all([
    readEntries(host.store, caller, area.id, of.id, -1, record.revision),
    knownBeside(host, place, [record], { by: actor, at }),
    area.watched ? readWhole(host, caller, area, of.id).then((row) => hindrancesOf(host, actor, area, row)) : null,
  ])
  const always = hindering(against?.change)
  const partakers = [{ id: reader, actor }, ...partakersOf(lifecycle, record, timeline)]
  const could = toldCould(lifecycle, caller, couldDo(lifecycle, record, at, partakers, known))
  return {
    revision: record.revision,
    status: statusOf(record.snapshot.value),
    at,
    events: could.map(({ type, refused, able }) => {
      const own = refused.find(({ to }) => to.includes(reader))?.reasons ?? []
      const reasons = always.length > 0 ? always : own
      return { type, allowed: reasons.length === 0, reasons, able }
    }),
  }
}
