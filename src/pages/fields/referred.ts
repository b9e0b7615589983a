import { useSyncExternalStore } from 'react'
import { onSignedOut } from '../../data/session.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { RowFacts } from '../../shared/area/rowFacts.ts'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'

type Told = Pick<RowFacts, 'titles' | 'referred'>

let titles: Record<string, string> = {}
let referred: Referred = {}
const hearers = new Set<() => void>()

onSignedOut(() => {
  titles = {}
  referred = {}
})

/** Keeps what was told of records that are referred to, or may be. */
export const keepReferred = (told: Told): void => {
  titles = { ...titles, ...told.titles }
  referred = { ...referred, ...told.referred }
  hearers.forEach((hear) => hear())
}

export const keepFound = (records: readonly Lookup[]): void =>
  keepReferred({
    titles: Object.fromEntries(records.map(({ id, title }) => [id, title])),
    referred: Object.fromEntries(records.map(({ id, facts }) => [id, facts])),
  })

/** By their ids, what the records are called that were told of. */
export const keptTitles = (): Readonly<Record<string, string>> => titles

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** The same; renders again when more is told. */
export const useKeptTitles = (): Readonly<Record<string, string>> => useSyncExternalStore(subscribe, keptTitles)

/** By their ids, what is known of the records that were told of. */
export const keptReferred = (): Referred => referred
