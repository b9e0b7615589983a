import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from './judge.ts'
import { reasonsText } from '../../reasonText.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '@media (max-width: 767px)': { gridTemplateColumns: '1fr' },
  },
  action: { display: 'contents' },
  why: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  others: { color: tokens.colorNeutralForeground2, '& > ul': { marginTop: tokens.spacingVerticalS } },
  none: { margin: 0 },
})

interface JudgementProps {
  actions: readonly BulkAction[]
  total: number
  /** Otherwise it is judged anew, or something is being done. */
  isCurrent: boolean
  onChoose(action: BulkAction): void
}

/** For each action how many of the rows allow it, and why the others do not. */
export const Judgement = ({ actions, total, isCurrent, onChoose }: JudgementProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const list = (some: readonly BulkAction[]) => (
    <ul className={classes.list}>
      {some.map((action) => (
        <li key={action.type} className={classes.action}>
          <Button
            appearance={action.meta.intent === 'primary' ? 'primary' : 'secondary'}
            disabledFocusable={!isCurrent || action.allowed.length === 0}
            onClick={() => onChoose(action)}
          >
            {t('bulk.action', { action: t(action.meta.label), allowed: action.allowed.length })}
          </Button>
          <span className={classes.why}>{whyText(action)}</span>
        </li>
      ))}
    </ul>
  )
  const whyText = ({ allowed, against }: BulkAction) =>
    [
      t('bulk.summary', { allowed: allowed.length, total }),
      ...against.map(({ reasons, rows }) => t('bulk.against', { count: rows.length, reason: reasonsText(t, reasons) })),
    ].join(' · ')
  const isDecision = ({ meta: { intent } }: BulkAction) => intent === 'primary' || intent === 'danger'
  const decisions = actions.filter(isDecision)
  const others = actions.filter((action) => !isDecision(action)).toSorted((a, b) => b.allowed.length - a.allowed.length)
  return (
    <>
      {decisions.length > 0 ? list(decisions) : <p className={classes.none}>{t('bulk.none')}</p>}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('bulk.others', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </>
  )
}
