import type { FieldOf } from '../../../machines/fields/fields.ts'
import { onLive } from '../../data/live.ts'
import { onSignedOut } from '../../data/session.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'
import { plainText } from '../../shared/format/plainText.ts'
import { lookUp } from './lookUp.ts'

/** Records of an area; of these, those alone from which a case of the other may be begun, or that its filters let through. */
export interface Sought extends Pick<FieldOf<'reference'>, 'beginning' | 'filter'> {
  area: Outline
}

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

const keyOf = ({ area, ...narrowed }: Sought): string => `${area.id} ${JSON.stringify(narrowed)}`

/** Hears what may make them others. */
const onChanged = ({ area, beginning }: Sought, hear: () => void): (() => void) => {
  const releases = [area.id, ...(beginning ? [beginning] : [])].map((id) => onLive(id, hear))
  return () => releases.forEach((release) => release())
}

const drop = (key: string): void => {
  held.get(key)?.release()
  held.delete(key)
}

onSignedOut(() => [...held.keys()].forEach(drop))

const fetchAll = async ({ area, ...narrowed }: Sought): Promise<ShortList> => {
  const records = await lookUp(area, narrowed)
  if (!records) return null
  return records
    .map((record) => ({ record, text: plainText(`${record.title} ${record.subtitle ?? ''}`) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
}

/** All records of an area, kept until one of them changes; null when there are too many, which is not asked twice. */
export const shortListOf = (sought: Sought): Promise<ShortList> => {
  const key = keyOf(sought)
  const known = held.get(key)
  if (known) return known.records
  const records = fetchAll(sought)
  const dropThese = () => held.get(key)?.records === records && drop(key)
  const release = onChanged(sought, dropThese)
  held.set(key, { records, release })
  records.then((all) => all ?? release(), dropThese)
  return records
}

/** Shows all records of an area, and again when one of them has changed; null, and nothing more, when there are too many or they are not to be had. Returns how to stop. */
export const watchShortList = (sought: Sought, show: (all: ShortList) => void): (() => void) => {
  let isReading = false
  let isStale = false
  let isLeft = false
  const read = async () => {
    isStale = isReading
    if (isReading) return
    isReading = true
    const all = await shortListOf(sought).catch(() => null)
    isReading = false
    if (isLeft) return
    show(all)
    if (!all) leave()
    else if (isStale) void read()
  }
  const release = onChanged(sought, () => {
    drop(keyOf(sought))
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
