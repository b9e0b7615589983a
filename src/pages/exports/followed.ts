import { useSyncExternalStore } from 'react'
import { onPersistedElsewhere, recall, remember } from '../../data/persisted.ts'

const key = 'exportsFollowed'
const hearers = new Set<() => void>()

const onFollowed = (hear: () => void): (() => void) => {
  hearers.add(hear)
  const leave = onPersistedElsewhere(hear)
  return () => {
    hearers.delete(hear)
    leave()
  }
}

/** From an order until the person has seen what came of it, also after a reload: as long the frame of every page tells of it. */
export const follow = (isFollowed: boolean): void => {
  remember(key, isFollowed || null)
  for (const hear of hearers) hear()
}

export const useFollowed = (): boolean => useSyncExternalStore(onFollowed, () => recall(key) === true)
