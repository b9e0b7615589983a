import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { outlines } from '../../areas/outlines.ts'
import { useStandard } from '../../pages/list/views/savedViews.ts'
import { listsOf } from '../../shared/area/lists.ts'
import { useItemStyles } from './items.styles.ts'
import { useIsHere } from './useIsHere.ts'

const lists = outlines.flatMap(listsOf)

/** A page of the menu: a group of its own with an icon, or a child without. */
export const MenuLink = ({ to, text, icon }: { to: string; text: string; icon?: ReactNode }) => {
  const classes = useItemStyles()
  const isHere = useIsHere()(to)
  const standard = useStandard(lists.find(({ route }) => route === to)?.id)
  return (
    <Link
      to={to + standard}
      aria-current={isHere ? 'page' : undefined}
      className={mergeClasses(classes.item, !icon && classes.child, isHere && classes.current)}
    >
      {icon}
      <span className={classes.text}>{text}</span>
    </Link>
  )
}
