import { useEffect } from 'react'

const property = '--keyboard-height'

/** Says to what stands at the foot of the window how much of it the keyboard covers; a page that is magnified is not covered. */
export const useKeyboardHeight = (): void =>
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = seen.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))
      style.setProperty(property, `${covered}px`)
    }
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      style.removeProperty(property)
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
