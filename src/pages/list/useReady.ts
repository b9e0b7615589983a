import { useCallback, useEffect } from 'react'
import { grants } from '../../../machines/kernel/grants.ts'
import { readAhead } from '../../data/record/record.gateway.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { usePreload } from '../../ui/preload.ts'

/** Once the page has nothing else to do, as far as the browser can tell. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work)
  return () => cancelIdleCallback(asked)
}

/** Fetches the page of a list's records while nobody waits; returns what reads a record that is about to be opened. */
export const useReady = (
  area: Area,
  permissions: readonly string[],
  hrefOf: (row: Row) => string,
  first: Row | undefined,
): ((row: Row) => void) => {
  const preload = usePreload()
  const path = first && hrefOf(first)
  useEffect(() => (path === undefined ? undefined : whenIdle(() => preload(path))), [preload, path])
  return useCallback(
    (row) => {
      if (!grants(permissions, area.permissions.detail)) return
      preload(hrefOf(row))
      readAhead({ area: recordsOf(area), id: row.id })
    },
    [area, permissions, preload, hrefOf],
  )
}
