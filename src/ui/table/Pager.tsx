import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular, ArrowPreviousRegular, ArrowNextRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { LabelledSelect } from '../LabelledSelect.tsx'
import { useApproach } from '../useApproach.ts'

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
    color: tokens.colorNeutralForeground2,
  },
  turns: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  page: {
    minWidth: '6em',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  slimPage: { minWidth: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  large: { minWidth: '44px', height: '44px' },
})

const icons = {
  first: ArrowPreviousRegular,
  previous: ChevronLeftRegular,
  next: ChevronRightRegular,
  last: ArrowNextRegular,
}

type Way = keyof typeof icons

interface SlimPagerProps {
  /** Where one cannot turn stays visible and says so. */
  open: Readonly<Record<Way, boolean>>
  page: number | null
  pages: number | null
  onTurn(way: Way): void
  /** The reader is about to. */
  onApproach(way: Way): void
}

interface PagerProps extends SlimPagerProps {
  limit: number
  limits: readonly number[]
  onLimit(limit: number): void
}

export const Pager = ({ limit, limits, onLimit, ...turns }: PagerProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  return (
    <nav aria-label={t('pager.label')} className={classes.root}>
      <LabelledSelect
        label={t('pager.rows')}
        value={String(limit)}
        options={limits.map((rows) => ({ value: String(rows), label: String(rows) }))}
        onChange={(rows) => onLimit(Number(rows))}
      />
      <PagerTurns before={['first', 'previous']} behind={['next', 'last']} {...turns} />
    </nav>
  )
}

/** One page back and one on, for a thumb. */
export const SlimPager = (turns: SlimPagerProps) => {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('pager.label')}>
      <PagerTurns before={['previous']} behind={['next']} isSlim {...turns} />
    </nav>
  )
}

interface PagerTurnsProps extends SlimPagerProps {
  before: readonly Way[]
  behind: readonly Way[]
  isSlim?: boolean
}

const PagerTurns = ({ before, behind, isSlim = false, open, page, pages, onTurn, onApproach }: PagerTurnsProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const approach = useApproach(onApproach)
  const where = page !== null && (pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages }))
  const button = (way: Way) => {
    const Icon = icons[way]
    return (
      <Button
        key={way}
        className={isSlim ? classes.large : undefined}
        appearance="subtle"
        icon={<Icon />}
        aria-label={t(`pager.${way}`)}
        disabledFocusable={!open[way]}
        onClick={() => onTurn(way)}
        {...approach(way)}
      />
    )
  }
  return (
    <span className={classes.turns}>
      {before.map(button)}
      <span className={mergeClasses(classes.page, isSlim && classes.slimPage)} aria-live="polite">
        {where}
      </span>
      {behind.map(button)}
    </span>
  )
}
