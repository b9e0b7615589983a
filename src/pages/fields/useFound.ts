import { useEffect, useState } from 'react'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import { lookUp } from './lookUp.ts'
import { foundIn, type Sought, type ShortList, watchShortList } from './shortLists.ts'

/** Whether they are those of the text that is typed now, still on their way, or not to be had. */
export interface Found {
  records: Lookup[]
  state: 'short' | 'searching' | 'found' | 'failed'
  /** Whether there are others that are not shown. */
  more?: boolean
}

/** Which of them may be chosen. */
export interface Meant {
  /** These alone, by their ids. */
  only?: readonly string[]
  /** Those alone of this organisation, by its name. */
  owner?: string
}

const pause = 250

/** All records of an area while they are chosen from, as they are now; null when there are too many, or they are not to be had. */
const useShortList = ({ area, beginning, filter }: Sought, open: boolean): ShortList | undefined => {
  const [list, setList] = useState<ShortList>()
  useEffect(() => {
    if (open) return watchShortList({ area, beginning, filter }, setList)
  }, [area, beginning, filter, open])
  return list
}

/** The records of an area that have a text in what they are called: among all where they are few, else searched for when nobody has typed for a moment. */
export const useFound = (
  { area, beginning, filter }: Sought,
  typed: string,
  open: boolean,
  { only, owner }: Meant,
): Found => {
  const all = useShortList({ area, beginning, filter }, open)
  const search = typed.trim()
  const [answer, setAnswer] = useState<{ search: string; records: Lookup[] | null }>({ search: '', records: [] })
  const isShort = search.length < searchMinimum
  useEffect(() => {
    if (isShort || all !== null) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      lookUp(area, { search, beginning, filter }, asking.signal).then(
        (records) => setAnswer({ search, records: records ?? [] }),
        () => asking.signal.aborted || setAnswer({ search, records: null }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [area, beginning, filter, search, isShort, all])
  const isMeant = (one: Lookup) => (!only || only.includes(one.id)) && (owner === undefined || one.owner === owner)
  if (all)
    return {
      ...foundIn(
        all.filter(({ record }) => isMeant(record)),
        search,
      ),
      state: 'found',
    }
  if (all === undefined && open) return { records: [], state: 'searching' }
  if (isShort) return { records: [], state: 'short' }
  if (answer.search !== search) return { records: [], state: 'searching' }
  return answer.records ? { records: answer.records.filter(isMeant), state: 'found' } : { records: [], state: 'failed' }
}
