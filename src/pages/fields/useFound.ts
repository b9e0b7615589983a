import { useEffect, useState } from 'react'
import { ask } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import { keepReferred } from './referred.ts'

/** Whether they are those of the text that is typed now, still on their way, or not to be had. */
export interface Found {
  records: Lookup[]
  state: 'short' | 'searching' | 'found' | 'failed'
}

const pause = 250

const lookUp = async (area: Area, search: string, signal: AbortSignal): Promise<Lookup[]> => {
  const records = await ask(area, 'lookup', { search }, { signal })
  keepReferred({
    titles: Object.fromEntries(records.map(({ id, title }) => [id, title])),
    referred: Object.fromEntries(records.map(({ id, facts }) => [id, facts])),
  })
  return records
}

/** The records of an area whose searched fields contain a text, asked for when nobody has typed for a moment. */
export const useFound = (area: Area, typed: string): Found => {
  const search = typed.trim()
  const [answer, setAnswer] = useState<{ search: string; records: Lookup[] | null }>({ search: '', records: [] })
  const isShort = search.length < searchMinimum
  useEffect(() => {
    if (isShort) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      lookUp(area, search, asking.signal).then(
        (records) => setAnswer({ search, records }),
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
