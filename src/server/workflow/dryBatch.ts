import type { DryRun } from '../../../machines/kernel/dryRun.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { DryBatch, DryCase } from '../../shared/endpoints/answers/dryRun.ts'
import { toldAgainst } from '../cases/sight.ts'
import type { Host } from '../context.ts'
import type { Caller } from '../store/store.ts'
import { type LiveAsked, type LiveCase, readLive } from './live.ts'

/** Cases of one answer. */
const most = 100

interface Asked extends Pick<LiveAsked, 'after' | 'among'> {
  area: Area
  lifecycle: Lifecycle
  /** What there can be. */
  kinds: readonly DryRun['kind'][]
  judge(one: LiveCase, at: Date): DryRun
}

const toldRun = (lifecycle: Lifecycle, caller: Caller, run: DryCase['run']): DryCase['run'] =>
  run.kind === 'otherwise' ? { ...run, reasons: toldAgainst(lifecycle, caller, run.reasons) } : run

/** What would be made of the next live cases that the caller sees: nothing is written, and each of which something else would be is named. */
export const dryBatch = async (
  { store, clock }: Host,
  caller: Caller,
  { area, lifecycle, kinds, after, among = [], judge }: Asked,
): Promise<DryBatch> => {
  const at = clock()
  const { cases, total, next } = await readLive(store, caller, area, lifecycle, { at, after, most, among })
  const runs = cases.map((one) => ({ one, run: judge(one, at) }))
  return {
    area: area.id,
    total,
    checked: cases.length,
    next,
    counts: Object.fromEntries(kinds.map((kind) => [kind, runs.filter(({ run }) => run.kind === kind).length])),
    cases: runs.flatMap(({ one: { id, title, status }, run }) =>
      run.kind === 'unaffected' || run.kind === 'unknown'
        ? []
        : [{ id, title, status, run: toldRun(lifecycle, caller, run) }],
    ),
  }
}
