import { useSyncExternalStore } from 'react'

/** What one part of the page says, and others show. */
export const sharedValue = <T>(first: T) => {
  let value = first
  const hearers = new Set<() => void>()
  const subscribe = (hear: () => void) => {
    hearers.add(hear)
    return () => void hearers.delete(hear)
  }
  return {
    get: () => value,
    set: (next: T): void => {
      value = next
      hearers.forEach((hear) => hear())
    },
    useNow: () => useSyncExternalStore(subscribe, () => value),
  }
}
