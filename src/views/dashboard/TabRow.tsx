import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isStanding } from '../../shared/area/lists.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalS})`,
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  count: { fontVariantNumeric: 'tabular-nums' },
})

interface TabRowProps {
  area: Outline
  tab: string
  count: string
}

export const TabRow = ({ area, tab, count }: TabRowProps) => {
  const { t } = useTranslation([area.name, 'list'])
  const classes = useStyles()
  return (
    <li>
      <Link className={classes.row} to={`${area.route}?${new URLSearchParams({ tab })}`}>
        {area.lifecycle?.statuses[tab] ? (
          <StatusBadge lifecycle={area.lifecycle} status={tab} />
        ) : (
          <span>{t(isStanding(tab) ? `list:standing.${tab}` : `tabs.${tab}`)}</span>
        )}
        <span className={classes.count}>{count}</span>
      </Link>
    </li>
  )
}
