import { useEffect, useState } from 'react'
import { ask } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import { rowsPerPage, searchMinimum } from '../../shared/endpoints/paging.ts'

export interface FoundRecord {
  id: string
  title: string
  subtitle: string
}

/** Whether they are those of the text that is typed now, still on their way, or not to be had. */
export interface Found {
  records: FoundRecord[]
  state: 'short' | 'searching' | 'found' | 'failed'
}

const pause = 250

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The records of an area whose searched fields contain a text, asked for when nobody has typed for a moment. */
export const useFound = (area: Area, typed: string): Found => {
  const search = typed.trim()
  const [answer, setAnswer] = useState<{ search: string; records: FoundRecord[] | null }>({ search: '', records: [] })
  const isShort = search.length < searchMinimum
  useEffect(() => {
    if (isShort) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask(area, 'list', { search, limit: rowsPerPage[0], total: false }, { signal: asking.signal }).then(
        ({ data }) =>
          setAnswer({
            search,
            records: data.map((row) => ({
              id: row.id,
              title: textOf(row[area.title]),
              subtitle: area.subtitle ? textOf(row[area.subtitle]) : '',
            })),
          }),
        () => asking.signal.aborted || setAnswer({ search, records: null }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [area, search, isShort])
  if (isShort) return { records: [], state: 'short' }
  if (answer.search !== search) return { records: [], state: 'searching' }
  return answer.records ? { records: answer.records, state: 'found' } : { records: [], state: 'failed' }
}
