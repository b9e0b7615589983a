import { useSyncExternalStore } from 'react'

let at: number | null = null
const signs = ['beforeprint', 'afterprint'] as const

addEventListener('beforeprint', () => {
  at = Date.now()
})
addEventListener('afterprint', () => {
  at = null
})

const subscribe = (hear: () => void) => {
  for (const sign of signs) addEventListener(sign, hear)
  return () => {
    for (const sign of signs) removeEventListener(sign, hear)
  }
}

/** Since when the page is being put on paper; null on the screen. */
export const usePrintedAt = (): number | null => useSyncExternalStore(subscribe, () => at)
