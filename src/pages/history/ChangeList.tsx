import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../shared/format/date.ts'

const useStyles = makeStyles({
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingLeft: tokens.spacingHorizontalL },
})

/** What somebody did, in the reader's words. */
export interface Change {
  revision: number
  who: string
  what: string
  at: string
  /** From where to where it led, or which values it changed, one a line. */
  lines: readonly { label: string; from: string; to: string }[]
  outcome?: string
}

/** Who did what and when, what it led to, and which fields are other than they were. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation('record')
  return (
    <ul className={useStyles().list}>
      {changes.map(({ revision, who, what, at, outcome, lines }) => [
        <li key={revision}>
          {t('news.entry', { who, what, when: formatTime(at) })}
          {outcome && ` (${outcome})`}
        </li>,
        ...lines.map(({ label, from, to }) => (
          <li key={`${revision} ${label}`}>{t('news.field', { field: label, from, to })}</li>
        )),
      ])}
    </ul>
  )
}
