import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular, ArrowPreviousRegular, ArrowNextRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  page: {
    minWidth: '6em',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  slim: { minWidth: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

const icons = {
  first: ArrowPreviousRegular,
  previous: ChevronLeftRegular,
  next: ChevronRightRegular,
  last: ArrowNextRegular,
}

export type Way = keyof typeof icons

export interface PagerTurnsProps {
  /** Before the number of the page, and behind it. */
  ways: readonly [before: readonly Way[], behind: readonly Way[]]
  /** Where one cannot turn stays visible and says so. */
  open: Readonly<Record<Way, boolean>>
  page: number | null
  pages: number | null
  /** What a finger needs. */
  isLarge?: boolean
  onTurn(way: Way): void
}

/** The ways to the other pages, around the number of this one. */
export const PagerTurns = ({ ways: [before, behind], open, page, pages, isLarge, onTurn }: PagerTurnsProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const where = page !== null && (pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages }))
  const button = (way: Way) => {
    const Icon = icons[way]
    return (
      <Button
        key={way}
        size={isLarge ? 'large' : 'medium'}
        appearance="subtle"
        icon={<Icon />}
        aria-label={t(`pager.${way}`)}
        disabledFocusable={!open[way]}
        onClick={() => onTurn(way)}
      />
    )
  }
  return (
    <span className={classes.root}>
      {before.map(button)}
      <span className={mergeClasses(classes.page, isLarge && classes.slim)} aria-live="polite">
        {where}
      </span>
      {behind.map(button)}
    </span>
  )
}
