import { onSignedOut } from '../../data/session.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { RowFacts } from '../../shared/area/rowFacts.ts'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'
import { sharedValue } from '../../ui/sharedValue.ts'

type Told = Pick<RowFacts, 'titles' | 'referred'>

const titles = sharedValue<Readonly<Record<string, string>>>({})
let referred: Referred = {}

onSignedOut(() => {
  titles.set({})
  referred = {}
})

/** Keeps what was told of records that are referred to, or may be. */
export const keepReferred = (told: Told): void => {
  referred = { ...referred, ...told.referred }
  titles.set({ ...titles.get(), ...told.titles })
}

export const keepFound = (records: readonly Lookup[]): void =>
  keepReferred({
    titles: Object.fromEntries(records.map(({ id, title }) => [id, title])),
    referred: Object.fromEntries(records.map(({ id, facts }) => [id, facts])),
  })

/** By their ids, what the records are called that were told of; the hook renders again when more is told. */
export const { get: keptTitles, useNow: useKeptTitles } = titles

/** By their ids, what is known of the records that were told of. */
export const keptReferred = (): Referred => referred
