import { useEffect, useEffectEvent, useRef } from 'react'

/** What is shown beside a record is asked for anew as soon as the record has changed. */
export const useRenewed = (revision: unknown, renew: () => void): void => {
  const told = useRef(revision)
  const follow = useEffectEvent((now: unknown) => {
    if (now !== told.current) renew()
    told.current = now
  })
  useEffect(() => follow(revision), [revision])
}
