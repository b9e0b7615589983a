import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { outlines } from '../../areas/outlines.ts'
import { lastShown } from '../../pages/list/memory.ts'
import { useStandard } from '../../pages/list/views/savedViews.ts'
import { listsOf } from '../../shared/area/lists.ts'
import { useItemStyles } from './items.styles.ts'
import { useIsHere } from './useIsHere.ts'

const lists = outlines.flatMap(listsOf)

/** A page of the menu: a group of its own with an icon, or a child without. */
export const MenuLink = ({ to, text, icon }: { to: string; text: string; icon?: ReactNode }) => {
  const classes = useItemStyles()
  const { pathname } = useLocation()
  const isHere = useIsHere()(to)
  const list = lists.find(({ route }) => route === to)
  const standard = useStandard(list?.id)
  // From the list itself the menu leads to a fresh one.
  const left = list?.recalled && pathname !== to ? lastShown(to) : to
  return (
    <Link
      to={left === to ? to + standard : left}
      aria-current={isHere ? 'page' : undefined}
      className={mergeClasses(classes.item, !icon && classes.child, isHere && classes.current)}
    >
      {icon}
      <span className={classes.text}>{text}</span>
    </Link>
  )
}
