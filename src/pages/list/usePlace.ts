import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lastOpened } from '../../data/opened.ts'
import { useIsReturn } from '../../ui/useReturn.ts'
import { recallList, rememberList } from './memory.ts'

/** Keeps where the reader is in a list, and on the way back puts them there again before anything is painted. */
export const usePlace = <E extends HTMLElement = HTMLDivElement>(key: string, isThere: boolean) => {
  const frame = useRef<E>(null)
  const isReturn = useIsReturn()
  const [place] = useState(() => (isReturn ? { scroll: recallList(key)?.scroll, opened: lastOpened(key) } : null))
  const arrival = useRef(place)

  useLayoutEffect(() => {
    if (arrival.current?.scroll) frame.current?.scrollTo({ top: arrival.current.scroll })
  }, [])

  useEffect(() => {
    const { scroll, opened } = arrival.current ?? {}
    if (!opened || !isThere) return
    const focus = requestAnimationFrame(() => {
      arrival.current = null
      linkTo(frame.current, opened)?.focus({ preventScroll: scroll !== undefined })
    })
    return () => cancelAnimationFrame(focus)
  }, [isThere])

  const onScroll = useCallback((top: number) => rememberList(key, { scroll: top }), [key])
  return { frame, onScroll, isAmongRows: Boolean(place?.scroll || place?.opened) }
}

const linkTo = (frame: HTMLElement | null, path: string) =>
  [...(frame?.querySelectorAll<HTMLAnchorElement>('[data-row]') ?? [])].find(({ pathname }) => pathname === path)
