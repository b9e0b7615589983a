import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Puts the focus on the page's heading when another page has come, so that a screen reader says where one is. */
export const useFocusOnNavigation = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const isFirst = useNavigationType() === NavigationType.Pop
  const shown = useRef(isFirst ? pathname : null)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return heading
}
