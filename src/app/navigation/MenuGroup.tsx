import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import type { MenuGroup as Group } from '../../shared/navigation/menu.ts'
import { GroupIcon } from './GroupIcon.tsx'
import { useItemStyles } from './items.styles.ts'
import { MenuLink } from './MenuLink.tsx'
import { useIsHere } from './useIsHere.ts'
import { useLabels } from './useLabels.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  /** Tells of the page within, which is not to be seen. */
  within: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  chevron: {
    flexShrink: 0,
    '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 150ms' },
  },
  folded: { transform: 'rotate(-90deg)' },
})

interface MenuGroupProps {
  group: Group
  /** Whether its children are shown before the person says so. */
  isOpenAtFirst: boolean
}

/** A group of the menu with its children, which fold away. */
export const MenuGroup = ({ group, isOpenAtFirst }: MenuGroupProps) => {
  const items = useItemStyles()
  const classes = useStyles()
  const { labelOf, groupLabel } = useLabels()
  const isHere = useIsHere()
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isWithin = group.entries.some(({ path }) => isHere(path))
  const open = chosen ?? (isOpenAtFirst || isWithin)
  return (
    <>
      <button
        type="button"
        className={mergeClasses(items.item, isWithin && !open && classes.within)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        <GroupIcon group={group.id} />
        <span className={items.text}>{groupLabel(group)}</span>
        <ChevronDownRegular className={mergeClasses(classes.chevron, !open && classes.folded)} aria-hidden />
      </button>
      <ul id={id} className={classes.list} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink to={entry.path} text={labelOf(entry.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}
