import { createContext, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

/** Milliseconds without another key, after which what was typed is taken. */
const pause = 700

const Visit = createContext(0)

/** What is typed during one visit is let go with the next; what it is typed into may stay. */
export const VisitProvider = Visit.Provider

/** A state of one visit; with the next it is again what it was at first. */
export const useOfVisit = <T>(first: T): [T, (next: T) => void] => {
  const visit = useContext(Visit)
  const [held, setHeld] = useState({ visit, state: first })
  return [held.visit === visit ? held.state : first, (state) => setHeld({ visit, state })]
}

/** What is typed stays here until the person pauses or leaves; all of one stay is undone as one step. */
export const useTyped = (value: string, take: (text: string, run: string) => void, whenLeft = false) => {
  const id = useId()
  const stays = useRef(0)
  const [typed, setTyped] = useOfVisit<string | null>(null)
  const taken = useEffectEvent((text: string) => {
    if (text !== value) take(text, `${id}-${stays.current}`)
  })
  useEffect(() => {
    if (typed === null || whenLeft) return
    const timer = setTimeout(() => taken(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, whenLeft])
  return {
    value: typed ?? value,
    onChange: (_: unknown, data: { value: string }) => setTyped(data.value),
    onFocus: () => {
      stays.current += 1
    },
    onBlur: () => {
      if (typed !== null && typed !== value) take(typed, `${id}-${stays.current}`)
      setTyped(null)
    },
  }
}
