import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** Going back finds a page scrolled as it was left; going on begins at the top, but for another address of the same page. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const isSamePage = type === NavigationType.Replace && shown.current === pathname
    shown.current = pathname
    if (!isSamePage) window.scrollTo(0, type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0)
    const note = () => positions.set(key, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key, pathname, type])
}
