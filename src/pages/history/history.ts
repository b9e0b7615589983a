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

/** What entries of a history are told with. */
export interface Past extends Words {
  /** Those that are told and all that came after them; the currency is that of the record as they left it. */
  history: readonly HistoryEntry[]
}

const intents: Record<string, TimelineItem['intent']> = { created: 'accent', deleted: 'danger' }

const kindText = ({ t, area }: Words, { kind }: HistoryEntry): string => {
  if (kind.includes(':')) return t(kind)
  return kind in known ? t(`record:history.${known[kind]!}`) : t(`${area.name}:actions.${kind}.label`)
}

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

/** In which currency amounts were before an entry, and after it. */
const currenciesOf = (
  { history, currency }: Past,
  { revision, changes }: Pick<HistoryEntry, 'revision' | 'changes'>,
): (string | undefined)[] => {
  const currencyIn = (entry: Pick<HistoryEntry, 'changes'>) => entry.changes['currency'] as string[] | undefined
  const later = history.filter((other) => other.revision > revision && currencyIn(other))
  const [next] = later.toSorted((one, other) => one.revision - other.revision)
  return currencyIn({ changes }) ?? Array<string | undefined>(2).fill(next ? currencyIn(next)![0] : currency)
}

/** The fields that changed, in the order of the declaration; one that is declared no more has no words. */
export const linesOf = (words: Past, entry: Pick<HistoryEntry, 'revision' | 'changes'>): Change['lines'] => {
  const currencies = currenciesOf(words, entry)
  return Object.keys(words.area.fields).flatMap((name) => {
    const change = entry.changes[name]
    if (!change) return []
    const sides = words.area.fields[name]!.type === 'group' ? differing(...change) : change
    const textAt = (value: unknown, side: number) => textOf({ ...words, currency: currencies[side] }, name, value)
    const [from, to] = sides.map(textAt) as [string, string]
    // What was empty may have become empty in another way, which nobody sees.
    return from === none && to === none ? [] : [{ label: words.t(`${words.area.name}:fields.${name}`), from, to }]
  })
}

export const changeOf = (words: Past, entry: HistoryEntry): Change => ({
  revision: entry.revision,
  who: authorText(words.t, entry.by),
  what: kindText(words, entry),
  at: entry.at,
  lines: linesOf({ ...words, titles: entry.titles }, entry),
})

/** An entry of the history in the reader's words: what a record began with, what it was changed to, and what went with it. */
export const itemOf = (words: Past, entry: HistoryEntry): TimelineItem => {
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
