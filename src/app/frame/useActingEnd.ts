import { useEffect, useState } from 'react'
import { session } from '../../data/session.ts'

const minute = 60_000

/** Minutes before the end at which it is said how many there are. */
const milestones = [10, 5, 1]

/** From one asking to the next whether it is over, where this clock goes before the server's. */
const patience = 15_000

/** A little after the end, so that the server's clock is there too. */
const after = 500

/** Takes the session back when the time is over; answers the last of the milestones that has been reached. */
export const useActingEnd = (until: string): number | null => {
  const end = Date.parse(until)
  const [told, setTold] = useState<number | null>(null)
  useEffect(() => {
    const timers = milestones
      .filter((minutes) => end - minutes * minute > Date.now())
      .map((minutes) => setTimeout(() => setTold(minutes), end - minutes * minute - Date.now()))
    let asking: ReturnType<typeof setInterval> | undefined
    const ask = () => session.send({ type: 'token.expired' })
    const ending = setTimeout(
      () => {
        ask()
        asking = setInterval(ask, patience)
      },
      Math.max(0, end + after - Date.now()),
    )
    return () => {
      for (const timer of [...timers, ending]) clearTimeout(timer)
      clearInterval(asking)
    }
  }, [end])
  return told
}
