import { useEffect, useEffectEvent, useState } from 'react'
import { searchMinimum } from '../shared/endpoints/paging.ts'

const pause = 400

const isTooShort = (text: string) => text.length > 0 && text.length < searchMinimum

/** A search text while it is typed: searched for when the typing pauses or is submitted, but not with one or two characters. */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [typed, setTyped] = useState(search)
  /** What the typing paused at. */
  const [settled, setSettled] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setTyped(search)
    setSettled(search)
  }

  useEffect(() => {
    if (typed === settled) return
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, settled])
  const wanted = settled.trim()
  const searchFor = useEffectEvent((text: string) => {
    if (!isTooShort(text) && text !== search) onSearch(text)
  })
  useEffect(() => searchFor(wanted), [wanted])

  return {
    typed,
    isRefused: isTooShort(wanted),
    type: setTyped,
    submit: () => setSettled(typed),
    clear: () => {
      setTyped('')
      setSettled('')
    },
  }
}
