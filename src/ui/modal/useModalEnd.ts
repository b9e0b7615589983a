import { useEffect, useState } from 'react'
import { keepFocusBy } from './focusKeeper.ts'
import { FocusUser } from './FocusUser.tsx'

interface Modal {
  opener: Element | null
  /** That it was opened from, or in the place of. */
  below: Modal | undefined
}

let open: readonly Modal[] = []

/**
 * For what stands over the page and is taken away while open: gives the focus back to where it came from, or to the page,
 * unless something else has taken it already, and lets the page be read again.
 */
export const useModalEnd = (): void => {
  const [modal] = useState<Modal>(() => ({ opener: document.activeElement, below: open.at(-1) }))
  useEffect(() => {
    keepFocusBy(FocusUser)
    open = [...open, modal]
    return () => {
      open = open.filter((other) => other !== modal)
      if (document.activeElement !== document.body) return
      const target = openerOf(modal) ?? document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }, [modal])
}

/** What is still there of it or, where another modal made place for this one, of that one. */
const openerOf = ({ opener, below }: Modal): HTMLElement | undefined => {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? opener : below && openerOf(below)
}
