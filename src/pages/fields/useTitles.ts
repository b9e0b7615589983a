import { useEffect } from 'react'
import { ask } from '../../data/call.ts'
import { keepFound, keptTitles, useKeptTitles } from './referred.ts'
import { areaOf } from './areaOf.ts'

/** By their ids, what records are called; those that nobody has told of yet are asked for, by area. */
export const useTitles = (wanted: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> => {
  const titles = useKeptTitles()
  const key = JSON.stringify(wanted)
  useEffect(() => {
    const asking = new AbortController()
    for (const [area, ids] of Object.entries(JSON.parse(key) as typeof wanted)) {
      const unknown = ids.filter((id) => !(id in keptTitles()))
      if (unknown.length === 0) continue
      // Without an answer they stay unnamed, as those do that the reader may not see.
      ask(areaOf({ area }), 'lookup', { ids: unknown }, { signal: asking.signal }).then(
        (found) => keepFound(found ?? []),
        () => {},
      )
    }
    return () => asking.abort()
  }, [key])
  return titles
}
