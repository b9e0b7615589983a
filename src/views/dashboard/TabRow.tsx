import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
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
  },
  link: {
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
  isOpen: boolean
}

export const TabRow = ({ area, tab, count, isOpen }: TabRowProps) => {
  const { t } = useTranslation(area.name)
  const classes = useStyles()
  const content = (
    <>
      {area.lifecycle?.statuses[tab] ? (
        <StatusBadge lifecycle={area.lifecycle} status={tab} />
      ) : (
        <span>{t(`tabs.${tab}`)}</span>
      )}
      <span className={classes.count}>{count}</span>
    </>
  )
  return (
    <li>
      {isOpen ? (
        <Link className={mergeClasses(classes.row, classes.link)} to={`${area.route}?${new URLSearchParams({ tab })}`}>
          {content}
        </Link>
      ) : (
        <div className={classes.row}>{content}</div>
      )}
    </li>
  )
}
