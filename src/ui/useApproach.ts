import { useEffect, useMemo, useRef } from 'react'

/** Milliseconds that a pointer rests on what it may be about to press; one that only passes rests shorter. */
const rest = 50

/** Tells what somebody is about to press, for whatever `onApproach` makes ready. */
export const useApproach = <T>(onApproach: ((of: T) => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const leave = () => clearTimeout(timer.current)
    const press = (of: T) => {
      leave()
      onApproach?.(of)
    }
    const rests = (of: T) => {
      leave()
      timer.current = setTimeout(() => onApproach?.(of), rest)
    }
    return { rests, press, leave }
  }, [onApproach])
}
