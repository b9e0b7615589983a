import { useEffect, useState } from 'react'
import { useMayName } from '../../data/person.ts'
import { areaOf } from './areaOf.ts'
import { lookUp } from './lookUp.ts'
import { keptTitles, useKeptTitles } from './referred.ts'

/** Stands for what a record is called until it is known, and whether the reader may know it. */
export const awaited = '…'

/** By their ids, what records are called, as far as the reader is told; those that nobody has told of yet are asked for, by area. */
export const useTitles = (wanted: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> => {
  const titles = useKeptTitles()
  const [answered, setAnswered] = useState<readonly string[]>([])
  const mayName = useMayName()
  const told = Object.fromEntries(Object.entries(wanted).filter(([area]) => mayName(areaOf({ area }))))
  const key = JSON.stringify(told)
  useEffect(() => {
    const asking = new AbortController()
    for (const [area, ids] of Object.entries(JSON.parse(key) as typeof told)) {
      const unknown = ids.filter((id) => !(id in keptTitles()))
      if (unknown.length === 0) continue
      lookUp({ id: area }, { ids: unknown }, asking.signal).then(
        () => setAnswered((before) => [...before, ...unknown]),
        () => {},
      )
    }
    return () => asking.abort()
  }, [key])
  const open = Object.values(told).flatMap((ids) => ids.filter((id) => !answered.includes(id)))
  return { ...Object.fromEntries(open.map((id) => [id, awaited])), ...titles }
}
