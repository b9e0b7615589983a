import { useSyncExternalStore } from 'react'
import { recall, remember } from './persisted.ts'

export type Scheme = 'light' | 'dark'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const hearers = new Set<() => void>()

/** What the person chose, else what their system prefers. */
const scheme = (): Scheme => (recall('scheme') as Scheme | null) ?? (prefersDark.matches ? 'dark' : 'light')

export const chooseScheme = (chosen: Scheme): void => {
  remember('scheme', chosen)
  hearers.forEach((hear) => hear())
}

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  prefersDark.addEventListener('change', hear)
  return () => {
    hearers.delete(hear)
    prefersDark.removeEventListener('change', hear)
  }
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, scheme)
