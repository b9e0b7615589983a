import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useIsReturn } from '../ui/useReturn.ts'

/** Of addresses. */
const positions = new Map<string, number>()

/** Going back finds a page scrolled as it was left; going on begins at the top, but for another address of the same page. */
export const useScrollMemory = (): void => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isReturn = useIsReturn()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const isSamePage = type === NavigationType.Replace && shown.current === pathname
    shown.current = pathname
    if (!isSamePage) window.scrollTo(0, isReturn ? (positions.get(address) ?? 0) : 0)
    const note = () => positions.set(address, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [address, pathname, type, isReturn])
}
