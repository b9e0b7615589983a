import { useCallback, useEffect, useRef } from 'react'
import { grants } from '../../../machines/kernel/grants.ts'
import { readAhead } from '../../data/record/record.gateway.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { usePreload } from '../../ui/preload.ts'
import { whenIdle } from '../../ui/whenIdle.ts'

/** Fetches the page of a list's records while nobody waits; returns what reads a record that is about to be opened. */
export const useReady = (
  area: Area,
  permissions: readonly string[],
  hrefOf: (row: Row) => string,
  first: Row | undefined,
): ((row: Row) => void) => {
  const preload = usePreload()
  const isFetched = useRef(false)
  const fetchPage = useCallback(
    (row: Row) => {
      if (!isFetched.current) preload(hrefOf(row))
      isFetched.current = true
    },
    [preload, hrefOf],
  )
  useEffect(() => (first ? whenIdle(() => fetchPage(first)) : undefined), [fetchPage, first])
  return useCallback(
    (row) => {
      if (!grants(permissions, area.permissions.detail)) return
      fetchPage(row)
      readAhead({ area: recordsOf(area), id: row.id })
    },
    [area, permissions, fetchPage],
  )
}
