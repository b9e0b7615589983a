import { useFocusFinders } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * For what stands over the page and is taken away while open: gives the focus back to where it came from, or to the page, and
 * lets the page be read again. Fluent's focus machinery hides the page behind a modal, and unhides it a moment after the modal
 * has gone; but it is itself cleared away with its last user, so that one user must stay.
 */
export const useModalEnd = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    keepMachinery()
    return () => {
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      const target = isThere ? before : document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }, [before])
}

let isKept = false

const keepMachinery = () => {
  if (isKept) return
  isKept = true
  createRoot(document.createElement('div')).render(<User />)
}

const User = () => {
  useFocusFinders()
  return null
}
