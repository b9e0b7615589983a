import type { TFunction } from 'i18next'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import { payloadFields } from '../../shared/area/payload.ts'
import { idsIn, referencesOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { fieldText, type Place } from '../../shared/format/fieldText.ts'
import type { TimelineItem } from '../../ui/timeline/Timeline.tsx'
import { authorText } from '../history/author.ts'
import { linesOf } from '../history/history.ts'

export interface Words {
  t: TFunction
  locale: string
  area: Area
  lifecycle: Lifecycle
}

export const entryText = ({ t, lifecycle }: Pick<Words, 't' | 'lifecycle'>, { entry }: TimelineEntry): string =>
  t(`${lifecycle.id}:timeline.${entry}`)

/** By their area, the records that what was sent refers to. */
export const referredIn = ({ events }: Lifecycle, timeline: readonly TimelineEntry[]): Record<string, string[]> => {
  const referred: Record<string, string[]> = {}
  for (const { type, payload } of timeline)
    for (const [name, area] of referencesOf({ fields: events[type]?.fields ?? {} }))
      (referred[area] ??= []).push(...idsIn(payload[name]))
  return referred
}

/** A row of the timeline in the reader's words. */
export const itemOf = (
  entry: TimelineEntry,
  words: Words,
  { currency, titles }: Pick<Place, 'currency' | 'titles'>,
): TimelineItem => {
  const { t, locale, area, lifecycle } = words
  const { statuses } = area.lifecycle!
  const told = payloadFields(lifecycle, entry.type, entry.payload).flatMap(({ name, field }) => {
    if (field.unrecorded || area.fields[name]?.unrecorded) return []
    const value = entry.payload[field.type === 'file' ? field.nameIn : name]
    const text = fieldText(t, locale, { field, name, namespace: lifecycle.id, value, place: 'form', currency, titles })
    return text === null
      ? []
      : [{ isNote: field.type === 'longText', label: t(`${lifecycle.id}:payload.${entry.type}.${name}`), text }]
  })
  const changed = linesOf(
    { t, locale, area, currency, titles, history: [] },
    { ...entry, changes: entry.changes ?? {} },
  )
  const moved = entry.from !== null && entry.from !== entry.to
  const title = entryText(words, entry)
  const reached = moved && statuses[entry.to] ? t(statuses[entry.to]!.label) : undefined
  return {
    id: String(entry.revision),
    title,
    at: entry.at,
    by: authorText(t, entry.by),
    intent: moved ? (statuses[entry.to]?.intent ?? 'informative') : entry.from === null ? 'accent' : 'informative',
    details: [
      ...told.filter(({ isNote }) => !isNote).map(({ label, text }) => ({ label, value: text })),
      ...changed.map(({ label, from, to }) => ({ label, value: `${from} → ${to}` })),
    ],
    note: told.find(({ isNote }) => isNote)?.text,
    outcome: reached === title ? undefined : reached,
  }
}
