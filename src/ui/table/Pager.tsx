import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular, ArrowPreviousRegular, ArrowNextRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlainSelect } from '../plainSelect.ts'

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
  turns: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  page: {
    minWidth: '6em',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

const ways = [
  { way: 'first', Icon: ArrowPreviousRegular },
  { way: 'previous', Icon: ChevronLeftRegular },
  { way: 'next', Icon: ChevronRightRegular },
  { way: 'last', Icon: ArrowNextRegular },
] as const

type Way = (typeof ways)[number]['way']

interface PagerProps {
  limit: number
  limits: readonly number[]
  /** Where one cannot turn stays visible and says so. */
  open: Readonly<Record<Way, boolean>>
  page: number | null
  pages: number | null
  onLimit(limit: number): void
  onTurn(way: Way): void
}

export const Pager = ({ limit, limits, open, page, pages, onLimit, onTurn }: PagerProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const select = usePlainSelect()
  const id = useId()
  const where = page !== null && (pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages }))
  const button = ({ way, Icon }: (typeof ways)[number]) => (
    <Button
      key={way}
      appearance="subtle"
      icon={<Icon />}
      aria-label={t(`pager.${way}`)}
      disabledFocusable={!open[way]}
      onClick={() => onTurn(way)}
    />
  )
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
      <span className={classes.turns}>
        {ways.slice(0, 2).map(button)}
        <span className={classes.page} aria-live="polite">
          {where}
        </span>
        {ways.slice(2).map(button)}
      </span>
    </nav>
  )
}
