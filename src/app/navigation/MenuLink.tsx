import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useItemStyles } from './items.styles.ts'
import { useIsHere } from './useIsHere.ts'

/** A page of the menu: a group of its own with an icon, or a child without. */
export const MenuLink = ({ to, text, icon }: { to: string; text: string; icon?: ReactNode }) => {
  const classes = useItemStyles()
  const isHere = useIsHere()(to)
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={mergeClasses(classes.item, !icon && classes.child, isHere && classes.current)}
    >
      {icon}
      <span className={classes.text}>{text}</span>
    </Link>
  )
}
