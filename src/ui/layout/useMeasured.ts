import { useCallback, type RefCallback } from 'react'

/** Says in a custom property of the page how high an element is that stays in view at its foot; nothing while it scrolls with the page. */
export const useMeasured = (property: `--${string}`, hear?: (height: number) => void): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const { style } = document.documentElement
      const measure = () => {
        const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0
        style.setProperty(property, `${height}px`)
        hear?.(height)
      }
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      addEventListener('resize', measure)
      // What only the style needs, the observer tells in time for the first frame, and without laying the page out twice.
      if (hear) measure()
      return () => {
        style.removeProperty(property)
        observer.disconnect()
        removeEventListener('resize', measure)
      }
    },
    [property, hear],
  )
