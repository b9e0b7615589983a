import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../shared/area/types.ts'
import { subjectText } from '../../subject.ts'
import type { Chosen } from './judge.ts'

/** How many of the rows are named before the others are asked for. */
const named = 10

const useStyles = makeStyles({
  root: {
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    '& ul': { margin: 0, padding: 0, listStyleType: 'none' },
    '& summary': { cursor: 'pointer' },
  },
})

interface ConcernedProps {
  area: Area
  rows: readonly Chosen[]
  label: string
}

/** The rows that a question is about. */
export const Concerned = ({ area, rows, label }: ConcernedProps) => {
  const { t, i18n } = useTranslation(['list', area.name])
  const classes = useStyles()
  const list = (some: readonly Chosen[]) => (
    <ul>
      {some.map(({ id, row }) => (
        <li key={id}>{subjectText(t, i18n.language, area, row)}</li>
      ))}
    </ul>
  )
  return (
    <div className={classes.root} role="group" aria-label={label}>
      {list(rows.slice(0, named))}
      {rows.length > named && (
        <details>
          <summary>{t('list:bulk.more', { count: rows.length - named })}</summary>
          {list(rows.slice(named))}
        </details>
      )}
    </div>
  )
}
