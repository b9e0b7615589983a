import { useLayoutEffect, useRef, type RefObject } from 'react'
import { layout } from '../../ui/layout/layout.gateway.ts'
import { headerHeight } from '../frame/measures.ts'

/** Keeps in the layout how much room there is between the header and the foot, and says to snackbars how high the foot is. */
export const useMeasuredBody = (): RefObject<HTMLElement | null> => {
  const foot = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => {
      const footHeight = foot.current?.offsetHeight ?? 0
      style.setProperty('--foot-height', `${footHeight}px`)
      layout.send({ type: 'body.measured', height: innerHeight - headerHeight - footHeight })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(foot.current!)
    addEventListener('resize', measure)
    measure()
    return () => {
      style.removeProperty('--foot-height')
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  return foot
}
