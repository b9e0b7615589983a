import { useEffect, useState } from 'react'
import { nextTick, remainingText } from '../../shared/format/remaining.ts'

/** How long it is until an instant, as time goes by. */
export const useRemaining = (at: string, locale: string) => {
  const instant = Date.parse(at)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextTick(instant, now))
    return () => clearTimeout(timer)
  }, [instant, now])
  return remainingText(instant, now, locale)
}
