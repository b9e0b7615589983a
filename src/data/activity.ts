import { inactivityWindow } from '../../machines/session/lapse.ts'
import { onPersistedElsewhere, recall } from './persisted.ts'

const signs = ['mousemove', 'keydown', 'click', 'load'] as const

/** A hand on the mouse is reported once a second, not at each pixel. */
const grain = 1_000

/**
 * Reports the instant of each sign of life, beginning with now, and of those in other tabs.
 * @param report takes epoch milliseconds
 */
export const watchActivity = (report: (at: number) => void): (() => void) => {
  let last = 0
  const seen = (at: number) => {
    if (at - last < grain) return
    last = at
    report(at)
  }
  const here = () => seen(Date.now())
  const elsewhere = onPersistedElsewhere(() => seen(Number(recall('lastRefresh')) - inactivityWindow))
  here()
  for (const sign of signs) addEventListener(sign, here, { passive: true })
  return () => {
    elsewhere()
    for (const sign of signs) removeEventListener(sign, here)
  }
}

/** Seconds since the last sign of life in any tab. */
export const secondsIdle = (): number =>
  Math.max(0, Math.floor((Date.now() + inactivityWindow - Number(recall('lastRefresh'))) / 1_000))
