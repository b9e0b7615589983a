import { useLayoutEffect, useRef, type RefObject } from 'react'
import { layout } from '../../ui/layout/layout.ts'
import { headerHeight } from './measures.ts'

/** Keeps in the layout how much room there is between the header and the foot. */
export const useMeasuredBody = (): RefObject<HTMLDivElement | null> => {
  const foot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () =>
      layout.send({
        type: 'body.measured',
        height: innerHeight - headerHeight - (foot.current?.offsetHeight ?? 0),
      })
    const observer = new ResizeObserver(measure)
    observer.observe(foot.current!)
    addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  return foot
}
