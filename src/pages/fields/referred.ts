import { onSignedOut } from '../../data/session.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { RowFacts } from '../../shared/area/rowFacts.ts'

type Told = Pick<RowFacts, 'titles' | 'referred'>

let titles: Record<string, string> = {}
let referred: Referred = {}

onSignedOut(() => {
  titles = {}
  referred = {}
})

/** Keeps what was told of records that are referred to, or may be. */
export const keepReferred = (told: Told): void => {
  titles = { ...titles, ...told.titles }
  referred = { ...referred, ...told.referred }
}

/** By their ids, what the records are called that were told of. */
export const keptTitles = (): Readonly<Record<string, string>> => titles

/** What a record is called, where that was told. */
export const keptTitle = (id: unknown): string | undefined => (typeof id === 'string' ? titles[id] : undefined)

/** By their ids, what is known of the records that were told of. */
export const keptReferred = (): Referred => referred
