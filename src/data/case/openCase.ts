import { useSyncExternalStore } from 'react'
import type { Area } from '../../shared/area/types.ts'
import type { RecordRef } from '../record/useRecord.ts'

export interface OpenCase {
  area: Area
  actor: RecordRef
}

let opened: OpenCase | null = null
const hearers = new Set<() => void>()

const tell = (next: OpenCase | null) => {
  opened = next
  hearers.forEach((hear) => hear())
}

/** Says which case is on the page, for what stands around the page; called back when it no longer is. */
export const showCase = (shown: OpenCase): (() => void) => {
  tell(shown)
  return () => {
    if (opened === shown) tell(null)
  }
}

const hear = (hearer: () => void): (() => void) => {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

export const useOpenCase = (): OpenCase | null => useSyncExternalStore(hear, () => opened)
