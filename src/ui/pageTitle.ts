import { useLayoutEffect, useSyncExternalStore } from 'react'

let title = ''
const hearers = new Set<() => void>()

/** Names the open page in the top bar and in the browser's tab. */
export const usePageTitle = (text: string): void =>
  useLayoutEffect(() => {
    title = text
    document.title = text ? `${text} · Covergate` : 'Covergate'
    hearers.forEach((hear) => hear())
  }, [text])

export const useShownTitle = (): string => useSyncExternalStore(subscribe, () => title)

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
