import { call } from '../../data/call.ts'
import { type Pages, readPages } from '../../data/kept/usePages.ts'
import { loadLifecycle } from '../../data/lifecycle.ts'
import type { Area } from '../../shared/area/types.ts'

/** What has happened about a payment, the last first, and the lifecycle by which it is told. */
export const readPayment = async ({ area, id, pages }: Pages & { area: Area; id: string }, signal: AbortSignal) => {
  const [lifecycle, steps] = await Promise.all([
    loadLifecycle(area.lifecycle!),
    readPages({ pages }, async (before) => {
      const { data: rows, meta } = await call('payment.timeline', { area: area.id, id, before }, { signal })
      return { rows, next: meta.next }
    }),
  ])
  return { lifecycle, ...steps }
}

/** What has moved on the account of a claim pool, the last first. */
export const readMovements = ({ code, pages }: Pages & { code: string }, signal: AbortSignal) =>
  readPages({ pages }, async (before) => {
    const { movements: rows, next } = await call('partnership.claimPoolHistories', { code, before }, { signal })
    return { rows, next }
  })
