import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** Going back finds a page scrolled as it was left; going on begins at the top. */
export const useScrollMemory = (): void => {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    if (type !== NavigationType.Replace) window.scrollTo(0, type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0)
    const note = () => positions.set(key, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key, type])
}
