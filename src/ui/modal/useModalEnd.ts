import { useEffect, useState } from 'react'
import { keepFocusBy } from './focusKeeper.ts'
import { FocusUser } from './FocusUser.tsx'

/**
 * For what stands over the page and is taken away while open: gives the focus back to where it came from, or to the page,
 * unless something else has taken it already, and lets the page be read again.
 */
export const useModalEnd = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    keepFocusBy(FocusUser)
    return () => {
      if (document.activeElement !== document.body) return
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      const target = isThere ? before : document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }, [before])
}
