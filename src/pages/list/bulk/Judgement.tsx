import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from './judge.ts'
import { reasonText } from './reasonText.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'max-content 1fr', alignItems: 'center', gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`, listStyleType: 'none', margin: 0, padding: 0, '@media (max-width: 767px)': { gridTemplateColumns: '1fr' } },
  action: { display: 'contents' },
  why: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  impossible: { color: tokens.colorNeutralForeground2 },
})

interface JudgementProps {
  actions: readonly BulkAction[]
  total: number
  onChoose(action: BulkAction): void
}

/** For each action how many of the rows allow it, and why the others do not. */
export const Judgement = ({ actions, total, onChoose }: JudgementProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const list = (some: readonly BulkAction[]) => (
    <ul className={classes.list}>
      {some.map((action) => (
        <li key={action.type} className={classes.action}>
          <Button appearance={action.meta.intent === 'primary' ? 'primary' : 'secondary'} disabledFocusable={action.allowed.length === 0} onClick={() => onChoose(action)}>
            {t('bulk.action', { action: t(action.meta.label), allowed: action.allowed.length })}
          </Button>
          <span className={classes.why}>{whyText(action)}</span>
        </li>
      ))}
    </ul>
  )
  const whyText = ({ meta, allowed, against }: BulkAction) =>
    [
      t('bulk.summary', { action: t(meta.label), allowed: allowed.length, total }),
      ...against.map(({ reasons, cases }) => t('bulk.against', { count: cases.length, reason: reasonText(t, reasons) })),
    ].join('; ')
  const possible = actions.filter((action) => action.allowed.length > 0)
  const impossible = actions.filter((action) => action.allowed.length === 0)
  return (
    <>
      {possible.length > 0 ? list(possible) : <p>{t('bulk.none')}</p>}
      {impossible.length > 0 && (
        <details className={classes.impossible}>
          <summary>{t('bulk.impossible', { count: impossible.length })}</summary>
          {list(impossible)}
        </details>
      )}
    </>
  )
}
