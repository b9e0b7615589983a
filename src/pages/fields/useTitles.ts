import { useEffect } from 'react'
import { lookUp } from './lookUp.ts'
import { keptTitles, useKeptTitles } from './referred.ts'

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
      lookUp({ id: area }, { ids: unknown }, asking.signal).catch(() => {})
    }
    return () => asking.abort()
  }, [key])
  return titles
}
