import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, type To, useLocation } from 'react-router-dom'
import { hearStepsFirst } from '../../ui/historySteps.ts'

/**
 * Holds back every way out of the page while `held`: links and the code's own navigation, the browser's back and forward, closing the tab.
 * With `stays`, another address of the same path is no way out.
 * @returns the way out that waits for an answer, or null
 */
export const useLeaveGuard = (held: boolean, stays: boolean): { leave(): void; stay(): void } | null => {
  const { navigator } = useContext(NavigationContext)
  const { key } = useLocation()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const released = useRef(false)

  useEffect(() => {
    if (!held) return
    const wait = (go: () => void) => (released.current ? go() : setWaiting(() => go))
    const path = location.pathname
    const isFree = (to: string) => released.current || (stays && to === path)
    const ends = [holdNavigation(navigator, wait, isFree), holdHistory(wait, isFree), holdTab()]
    return () => ends.forEach((end) => end())
  }, [held, stays, navigator, key])

  if (!waiting) return null
  return {
    leave: () => {
      released.current = true
      waiting()
    },
    stay: () => setWaiting(null),
  }
}

type Wait = (go: () => void) => void
type IsFree = (path: string) => boolean

const pathIn = (to: To): string => (typeof to === 'string' ? to.replace(/[?#].*$/, '') : (to.pathname ?? ''))

/** The router in use has no blocker of its own, so its navigator is stood in for. */
const holdNavigation = (navigator: Navigator, wait: Wait, isFree: IsFree) => {
  const { push, replace } = navigator
  const held: Pick<Navigator, 'push' | 'replace'> = {
    push: (...to) => (isFree(pathIn(to[0])) ? push(...to) : wait(() => push(...to))),
    replace: (...to) => (isFree(pathIn(to[0])) ? replace(...to) : wait(() => replace(...to))),
  }
  Object.assign(navigator, held)
  return () => void Object.assign(navigator, { push, replace })
}

/** A step through the browser's history has happened before anyone is asked: it is taken back, unseen by the router. */
const holdHistory = (wait: Wait, isFree: IsFree) => {
  const here = indexOf(history.state)
  let returning = false
  const turn = (event: PopStateEvent) => {
    if (!returning && isFree(location.pathname)) return
    event.stopImmediatePropagation()
    const steps = indexOf(event.state) - here
    if (returning || steps === 0) {
      returning = false
      return
    }
    returning = true
    history.go(-steps)
    wait(() => history.go(steps))
  }
  return hearStepsFirst(turn)
}

/** The router numbers its entries in the browser's history. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0

const holdTab = () => {
  const close = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', close)
  return () => removeEventListener('beforeunload', close)
}
