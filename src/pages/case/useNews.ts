import { useSelector } from '@xstate/react'
import { newsFor, rowOf, type News } from '../../data/record/record.view.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { authorText } from '../history/author.ts'
import type { Change } from '../history/ChangeList.tsx'
import { entryText } from './history.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

const same = (one: News | null, other: News | null) => JSON.stringify(one) === JSON.stringify(other)

/** What others have done since the operator last looked; the fields that changed with the last of it. */
export const useNews = (part: CasePart): Change[] => {
  const { area, actor } = part
  const words = useWords(part)
  const { t, locale } = words
  const row = useSelector(actor, rowOf)
  const apart = area.sections.flatMap((section) => (section.apart ? section.fields : []))
  const recorded = Object.keys(area.fields).filter((name) => !area.fields[name]!.unrecorded && !apart.includes(name))
  const news = useSelector(actor, (snapshot) => newsFor(snapshot, recorded), same)
  if (!news) return []
  const { entries, changed, before } = news
  const currency = currencyOf(row)
  const statusText = (status: string) => t(area.lifecycle!.statuses[status]?.label ?? status)
  const valueText = (name: string, value: unknown) =>
    fieldText(t, locale, { field: area.fields[name]!, name, namespace: area.name, value, place: 'form', currency }) ??
    '—'
  const lines = changed.map((name) => ({
    label: t(`${area.name}:fields.${name}`),
    from: valueText(name, before[name]),
    to: valueText(name, row[name]),
  }))
  return entries.map((entry, index) => ({
    revision: entry.revision,
    who: authorText(t, entry.by),
    what: entryText(words, entry),
    at: entry.at,
    outcome:
      entry.from !== null && entry.from !== entry.to
        ? `${statusText(entry.from)} → ${statusText(entry.to)}`
        : undefined,
    lines: index === entries.length - 1 ? lines : [],
  }))
}
