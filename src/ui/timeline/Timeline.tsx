import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../../machines/fields/intent.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { intents } from '../intents.ts'

export interface TimelineItem {
  id: string
  title: string
  /** ISO instant */
  at: string
  /** Name, with the organisation where there is one. */
  by: string
  intent: Intent
  details: { label: string; value: ReactNode }[]
  note?: string
  /** What the step led to, when it led somewhere else. */
  outcome?: string
}

const line = { content: '""', position: 'absolute', top: '18px', bottom: '-8px', left: '5px', width: '2px' } as const

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: tokens.spacingVerticalL },
  item: {
    position: 'relative',
    paddingLeft: '26px',
    ':not(:last-child)::before': { ...line, backgroundColor: tokens.colorNeutralStroke2 },
  },
  dot: {
    position: 'absolute',
    left: 0,
    top: '4px',
    width: '12px',
    height: '12px',
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: `0 0 0 3px ${tokens.colorNeutralBackground1}`,
  },
  accent: { backgroundColor: intents.accent.mark },
  informative: { backgroundColor: intents.informative.mark },
  subtle: { backgroundColor: intents.subtle.mark },
  success: { backgroundColor: intents.success.mark },
  danger: { backgroundColor: intents.danger.mark },
  warning: { backgroundColor: intents.warning.mark },
  head: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, alignItems: 'baseline' },
  quiet: { color: tokens.colorNeutralForeground2 },
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    maxWidth: '640px',
    columnGap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    fontSize: tokens.fontSizeBase200,
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  note: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** What happened, in the order given. */
export const Timeline = ({ items, label }: { items: readonly TimelineItem[]; label: string }) => {
  const classes = useStyles()
  const { i18n } = useTranslation()
  return (
    <ol className={classes.list} aria-label={label}>
      {items.map(({ id, title, at, by, intent, details, note, outcome }) => (
        <li key={id} className={classes.item}>
          <span className={mergeClasses(classes.dot, classes[intent])} aria-hidden />
          <div className={classes.head}>
            <Text weight="semibold">{title}</Text>
            {outcome && <Text size={200} className={classes.quiet}>{`→ ${outcome}`}</Text>}
          </div>
          <Text size={200} block className={classes.quiet}>
            {by} · <time dateTime={at}>{formatInstant(at, i18n.language)}</time>
          </Text>
          {details.length > 0 && (
            <dl className={classes.details}>
              {details.map(({ label: term, value }) => [
                <dt key={`${term}-term`} className={classes.term}>
                  {term}
                </dt>,
                <dd key={term} className={classes.value}>
                  {value}
                </dd>,
              ])}
            </dl>
          )}
          {note && <p className={classes.note}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
