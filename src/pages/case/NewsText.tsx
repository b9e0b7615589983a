import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { rowOf, type News } from '../../data/case/case.view.ts'
import { formatTime } from '../../shared/format/date.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { currencyOf } from '../../shared/format/money.ts'
import type { CasePart } from './part.ts'
import { authorText, entryText } from './history.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingLeft: tokens.spacingHorizontalL },
})

/** Who did what and when, from which status to which, and which fields are other than they were. */
export const NewsText = ({ news: { entries, changed, before }, ...part }: CasePart & { news: News }) => {
  const { area, actor } = part
  const words = useWords(part)
  const { t, locale } = words
  const classes = useStyles()
  const row = useSelector(actor, rowOf)
  const currency = currencyOf(row)
  const statusText = (status: string) => t(area.lifecycle!.statuses[status]?.label ?? status)
  const valueText = (name: string, value: unknown) =>
    fieldText(t, locale, { field: area.fields[name]!, name, namespace: area.name, value, place: 'form', currency }) ??
    '—'
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.revision}>
          {t('news.entry', {
            who: authorText(t, entry.by),
            what: entryText(words, entry),
            when: formatTime(entry.at),
          })}
          {entry.from !== null && entry.from !== entry.to && ` (${statusText(entry.from)} → ${statusText(entry.to)})`}
        </li>
      ))}
      {changed.map((name) => (
        <li key={name}>
          {t('news.field', {
            field: t(`${area.name}:fields.${name}`),
            from: valueText(name, before[name]),
            to: valueText(name, row[name]),
          })}
        </li>
      ))}
    </ul>
  )
}
