import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { recallList, rememberList } from './memory.ts'

/** Keeps where the reader is in a list, and on the way back puts them there again before anything is painted. */
export const usePlace = (key: string) => {
  const frame = useRef<HTMLDivElement>(null)
  const back = useNavigationType() === NavigationType.Pop
  const arrival = useRef(back ? recallList(key) : null)

  useLayoutEffect(() => {
    if (arrival.current) frame.current?.scrollTo({ top: arrival.current.scroll })
  }, [])

  useEffect(() => {
    const opened = arrival.current?.opened
    if (!opened) return
    const focus = requestAnimationFrame(() => linkOf(frame.current, opened)?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(focus)
  }, [])

  const onScroll = useCallback((top: number) => rememberList(key, { scroll: top }), [key])
  return { frame, onScroll }
}

const linkOf = (frame: HTMLElement | null, row: string) =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((link) => link.dataset.row === row)
