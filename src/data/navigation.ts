import { useSyncExternalStore } from 'react'
import type { Order } from '../shared/navigation/order.ts'
import { onPersistedElsewhere, recall, remember } from './persisted.ts'

const key = 'navigation'

const hearers = new Set<() => void>()

const hear = (hearer: () => void): (() => void) => {
  hearers.add(hearer)
  const stop = onPersistedElsewhere(hearer)
  return () => {
    hearers.delete(hearer)
    stop()
  }
}

/** As text, so that the same order is the same value. */
const stored = (): string => JSON.stringify(recall(key))

/** Keeps a person's own order of the menu in this browser; null forgets it. */
export const storeOrder = (order: Order | null): void => {
  remember(key, order)
  hearers.forEach((hearer) => hearer())
}

/** The order of the menu that is kept in this browser, also while another tab changes it. */
export const useStoredOrder = (): Order | null => JSON.parse(useSyncExternalStore(hear, stored)) as Order | null
