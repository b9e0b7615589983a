import type { TFunction } from 'i18next'
import type { Area } from '../../shared/area/types.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import type { TimelineItem } from '../../ui/timeline/Timeline.tsx'
import { authorText } from './author.ts'
import type { Change } from './ChangeList.tsx'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'

export interface Words {
  t: TFunction
  locale: string
  area: Area
  currency: string | undefined
  /** By their ids, what other records are called. */
  titles?: Readonly<Record<string, string>>
}

const intents: Record<string, TimelineItem['intent']> = { created: 'brand', deleted: 'danger' }

const kindText = ({ t, area }: Words, { kind }: HistoryEntry): string =>
  kind in known ? t(`record:history.${known[kind]!}`) : t(`${area.name}:actions.${kind}.label`)

/** What happens to every record; the rest are actions of its area. */
const known: Record<string, 'created' | 'edited' | 'deleted'> = {
  created: 'created',
  edited: 'edited',
  deleted: 'deleted',
}

const none = '—'

/** A field's value as a person reads it, with a dash for none. */
export const textOf = ({ t, locale, area, currency, titles }: Words, name: string, value: unknown): string =>
  fieldText(t, locale, {
    field: area.fields[name]!,
    name,
    namespace: area.name,
    value,
    place: 'form',
    currency,
    titles,
  }) ?? none

/** Of rows those that are not on the other side too, as they are; all of them where only their order is another. */
const differing = (from: unknown, to: unknown): [unknown, unknown] => {
  if (!Array.isArray(from) || !Array.isArray(to)) return [from, to]
  const without = (rows: readonly unknown[], others: readonly unknown[]) => {
    const there = new Set(others.map((row) => JSON.stringify(row)))
    return rows.filter((row) => !there.has(JSON.stringify(row)))
  }
  const [gone, come] = [without(from, to), without(to, from)]
  return gone.length === 0 && come.length === 0 ? [from, to] : [gone, come]
}

/** The fields that changed, in the order of the declaration; one that is declared no more has no words. */
const linesOf = (words: Words, { changes }: HistoryEntry): Change['lines'] =>
  Object.keys(words.area.fields).flatMap((name) => {
    const change = changes[name]
    if (!change) return []
    const sides = words.area.fields[name]!.type === 'group' ? differing(...change) : change
    const [from, to] = sides.map((value) => textOf(words, name, value)) as [string, string]
    // What was empty may have become empty in another way, which nobody sees.
    return from === none && to === none ? [] : [{ label: words.t(`${words.area.name}:fields.${name}`), from, to }]
  })

export const changeOf = (words: Words, entry: HistoryEntry): Change => ({
  revision: entry.revision,
  who: authorText(words.t, entry.by),
  what: kindText(words, entry),
  at: entry.at,
  lines: linesOf({ ...words, titles: entry.titles }, entry),
})

/** An entry of the history in the reader's words: what a record began with, what it was changed to, and what went with it. */
export const itemOf = (words: Words, entry: HistoryEntry): TimelineItem => {
  const { who, what, lines } = changeOf(words, entry)
  const told = ({ from, to }: Change['lines'][number]) => {
    if (entry.kind === 'created') return to
    return entry.kind === 'deleted' ? from : `${from} → ${to}`
  }
  return {
    id: String(entry.revision),
    title: what,
    at: entry.at,
    by: who,
    intent: intents[entry.kind] ?? 'informative',
    details: lines.map((line) => ({ label: line.label, value: told(line) })),
  }
}
