import { onLive } from '../../data/live.ts'
import { onSignedOut } from '../../data/session.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'
import { plainText } from '../../shared/format/plainText.ts'
import { lookUp } from './lookUp.ts'

interface Short {
  record: Lookup
  /** What it is looked for by. */
  text: string
}

export type ShortList = readonly Short[] | null

interface Held {
  records: Promise<ShortList>
  release(): void
}

const held = new Map<string, Held>()

const drop = (area: string): void => {
  held.get(area)?.release()
  held.delete(area)
}

onSignedOut(() => [...held.keys()].forEach(drop))

const fetchAll = async (area: Outline): Promise<ShortList> => {
  const records = await lookUp(area, {})
  if (!records) return null
  return records
    .map((record) => ({ record, text: plainText(`${record.title} ${record.subtitle ?? ''}`) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
}

/** All records of an area, kept until one of them changes; null when there are too many, which is not asked twice. */
export const shortListOf = (area: Outline): Promise<ShortList> => {
  const known = held.get(area.id)
  if (known) return known.records
  const records = fetchAll(area)
  const dropThese = () => held.get(area.id)?.records === records && drop(area.id)
  const release = onLive(area.id, dropThese)
  held.set(area.id, { records, release })
  records.then((all) => all ?? release(), dropThese)
  return records
}

/** Shows all records of an area, and again when one of them has changed; null, and nothing more, when there are too many or they are not to be had. Returns how to stop. */
export const watchShortList = (area: Outline, show: (all: ShortList) => void): (() => void) => {
  let isReading = false
  let isStale = false
  let isLeft = false
  const read = async () => {
    isStale = isReading
    if (isReading) return
    isReading = true
    const all = await shortListOf(area).catch(() => null)
    isReading = false
    if (isLeft) return
    show(all)
    if (!all) leave()
    else if (isStale) void read()
  }
  const release = onLive(area.id, () => {
    drop(area.id)
    void read()
  })
  const leave = () => {
    isLeft = true
    release()
  }
  void read()
  return leave
}

/** As many as a person looks through. */
const most = 50

/** The first of some records that have a text in what they are called, however it is accented. */
export const foundIn = (records: readonly Short[], typed: string): { records: Lookup[]; more: boolean } => {
  const wanted = plainText(typed.trim())
  const found: Lookup[] = []
  for (const { record, text } of records) {
    if (!text.includes(wanted)) continue
    if (found.length === most) return { records: found, more: true }
    found.push(record)
  }
  return { records: found, more: false }
}
