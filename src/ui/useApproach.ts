import { useEffect, useMemo, useRef } from 'react'

/** Milliseconds that a pointer rests on what it may be about to press; one that only passes rests shorter. */
const rest = 50

/** The handlers by which `onApproach` is told what somebody is about to press, to make it ready. */
export const useApproach = <T>(onApproach: (of: T) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const onPointerLeave = () => clearTimeout(timer.current)
    return (of: T) => {
      const rests = () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onApproach(of), rest)
      }
      const onPointerDown = () => {
        clearTimeout(timer.current)
        onApproach(of)
      }
      return { onPointerEnter: rests, onFocus: rests, onPointerLeave, onPointerDown }
    }
  }, [onApproach])
}
