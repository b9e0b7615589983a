import type { Reason } from '../../../machines/kernel/types.ts'
import type { AreaLifecycle } from './types.ts'

/** Why no other is begun from a case from which one of this status was begun; null: it hinders none. */
export const openReason = (
  { lifecycle }: { lifecycle: Pick<AreaLifecycle, 'from'> },
  { status }: { status?: unknown },
): Reason | null =>
  [lifecycle.from?.open ?? []].flat().some((one) => one === status)
    ? { guard: 'isNoneOpen', key: 'case:begunAlready', values: {} }
    : null
