import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlainSelect } from '../plainSelect.ts'
import { PagerTurns, type PagerTurnsProps } from './PagerTurns.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    flexShrink: 0,
  },
  rows: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
})

const ways = [
  ['first', 'previous'],
  ['next', 'last'],
] as const

interface PagerProps extends Omit<PagerTurnsProps, 'ways' | 'isLarge'> {
  limit: number
  limits: readonly number[]
  onLimit(limit: number): void
}

export const Pager = ({ limit, limits, onLimit, ...turns }: PagerProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const select = usePlainSelect()
  const id = useId()
  return (
    <nav aria-label={t('pager.label')} className={classes.root}>
      <span className={classes.rows}>
        <label htmlFor={id}>{t('pager.rows')}</label>
        <select id={id} className={select} value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
          {limits.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </select>
      </span>
      <PagerTurns ways={ways} {...turns} />
    </nav>
  )
}
