import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../shared/area/types.ts'
import { Against } from './Against.tsx'
import type { BulkAction } from './judge.ts'
import { isHolding } from './judgeHolding.ts'

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
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  /** Takes a line of its own once it is opened. */
  more: {
    color: tokens.colorNeutralForeground2,
    '[open]': { flexBasis: '100%' },
    '& > summary': { cursor: 'pointer' },
    '& > ul': { marginTop: tokens.spacingVerticalS },
  },
  danger: { color: tokens.colorStatusDangerForeground3, ':hover': { color: tokens.colorStatusDangerForeground3 } },
  none: { margin: 0 },
})

interface JudgementProps {
  area: Area
  actions: readonly BulkAction[]
  total: number
  /** Otherwise it is judged anew, or something is being done. */
  isCurrent: boolean
  onChoose(action: BulkAction): void
}

/** For each action how many of the rows allow it, and why the others do not. */
export const Judgement = ({ area, actions, total, isCurrent, onChoose }: JudgementProps) => {
  const { t } = useTranslation(['list', ...(area.lifecycle ? [area.lifecycle.id] : [area.name])])
  const classes = useStyles()
  const buttonOf = (action: BulkAction) => (
    <Button
      appearance={action.meta.intent === 'primary' ? 'primary' : 'secondary'}
      className={action.meta.intent === 'danger' && isCurrent && action.allowed.length > 0 ? classes.danger : undefined}
      disabledFocusable={!isCurrent || action.allowed.length === 0}
      onClick={() => onChoose(action)}
    >
      {t('list:bulk.action', { action: t(action.meta.label), allowed: action.allowed.length })}
    </Button>
  )
  const whyOf = ({ allowed, against }: BulkAction) => (
    <div className={classes.why}>
      {t('list:bulk.summary', { allowed: allowed.length, total })}
      {against.map((some) => (
        <Against key={some.rows[0]!.id} area={area} against={some} />
      ))}
    </div>
  )
  const listOf = (some: readonly BulkAction[], nameOf: (action: BulkAction) => ReactNode) => (
    <ul className={classes.list}>
      {some.map((action) => (
        <li key={action.type} className={classes.action}>
          {nameOf(action)}
          {whyOf(action)}
        </li>
      ))}
    </ul>
  )
  const ofIntent = (intent: 'primary' | 'danger') => actions.filter(({ meta }) => meta.intent === intent)
  const decisions = [...ofIntent('primary'), ...ofIntent('danger'), ...actions.filter(isHolding)]
  const others = actions.filter((action) => !decisions.includes(action))
  const hindered = decisions.filter(({ against }) => against.length > 0)
  return (
    <>
      {decisions.length > 0 ? (
        <div className={classes.buttons}>
          {decisions.map((action) => (
            <Fragment key={action.type}>{buttonOf(action)}</Fragment>
          ))}
        </div>
      ) : (
        <p className={classes.none}>{t('list:bulk.none')}</p>
      )}
      {hindered.length > 0 && (
        <details className={classes.more}>
          <summary>{t('list:bulk.why')}</summary>
          {listOf(hindered, ({ meta }) => t(meta.label))}
        </details>
      )}
      {others.length > 0 && (
        <details className={classes.more}>
          <summary>{t('list:bulk.others', { count: others.length })}</summary>
          {listOf(others, buttonOf)}
        </details>
      )}
    </>
  )
}
