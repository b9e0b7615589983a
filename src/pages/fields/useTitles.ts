import { useEffect, useState } from 'react'
import { lookUp } from './lookUp.ts'
import { keptTitles, useKeptTitles } from './referred.ts'

/** Stands for what a record is called until it is known, and whether the reader may know it. */
export const awaited = '…'

/** By their ids, what records are called; those that nobody has told of yet are asked for, by area. */
export const useTitles = (wanted: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> => {
  const titles = useKeptTitles()
  const [answered, setAnswered] = useState<readonly string[]>([])
  const key = JSON.stringify(wanted)
  useEffect(() => {
    const asking = new AbortController()
    for (const [area, ids] of Object.entries(JSON.parse(key) as typeof wanted)) {
      const unknown = ids.filter((id) => !(id in keptTitles()))
      if (unknown.length === 0) continue
      lookUp({ id: area }, { ids: unknown }, asking.signal).then(
        () => setAnswered((before) => [...before, ...unknown]),
        () => {},
      )
    }
    return () => asking.abort()
  }, [key])
  const open = Object.values(wanted).flatMap((ids) => ids.filter((id) => !answered.includes(id)))
  return { ...Object.fromEntries(open.map((id) => [id, awaited])), ...titles }
}
