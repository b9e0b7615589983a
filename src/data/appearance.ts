import { useSyncExternalStore } from 'react'
import { isScheme, schemeCookie, type Scheme } from '../shared/scheme.ts'
import { readCookie, writeCookie, year } from './cookies.ts'

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
const hearers = new Set<() => void>()

/** What the person chose, else what their system prefers. */
const scheme = (): Scheme => {
  const chosen = readCookie(schemeCookie)
  return isScheme(chosen) ? chosen : prefersDark().matches ? 'dark' : 'light'
}

export const chooseScheme = (chosen: Scheme): void => {
  // In a cookie, so that the page comes in it already.
  writeCookie(schemeCookie, chosen, year)
  hearers.forEach((hear) => hear())
}

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  const preferred = prefersDark()
  preferred.addEventListener('change', hear)
  return () => {
    hearers.delete(hear)
    preferred.removeEventListener('change', hear)
  }
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, scheme)
