import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import {
  BoardRegular,
  DocumentBulletListRegular,
  MoneyRegular,
  PersonRegular,
  ShieldTaskRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BarEntryId } from '../../shared/mobile/bar.ts'
import type { BarEntry } from '../../shared/mobile/bar.ts'
import { chrome } from '../../ui/chrome.ts'

const icons: Record<BarEntryId, FluentIcon> = {
  dashboard: BoardRegular,
  policyList: ShieldTaskRegular,
  claimList: DocumentBulletListRegular,
  commission: MoneyRegular,
  profile: PersonRegular,
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXS,
    flexGrow: 1,
    minWidth: 0,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXS}`,
    border: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    textDecorationLine: 'none',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: chrome.ink,
    boxShadow: `inset 0 3px 0 ${chrome.line}`,
  },
  icon: { fontSize: '24px' },
})

interface BarItemProps {
  entry: BarEntry
  isCurrent: boolean
  /** Asks for the products to choose from. */
  onChoose(): void
}

export const BarItem = ({ entry, isCurrent, onChoose }: BarItemProps) => {
  const { t } = useTranslation('mobile')
  const classes = useStyles()
  const Icon = icons[entry.id]
  const props = {
    className: mergeClasses(classes.root, isCurrent && classes.current),
    'aria-current': isCurrent ? ('page' as const) : undefined,
    children: (
      <>
        <Icon className={classes.icon} aria-hidden />
        {t(`bar.${entry.id}`)}
      </>
    ),
  }
  return 'path' in entry ? (
    <Link {...props} to={entry.path} />
  ) : (
    <button {...props} type="button" aria-haspopup="dialog" onClick={onChoose} />
  )
}
