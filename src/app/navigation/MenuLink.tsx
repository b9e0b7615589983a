import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useItemStyles } from './items.styles.ts'

/** A page of the menu: a group of its own with an icon, or a child without. */
export const MenuLink = ({ to, text, icon }: { to: string; text: string; icon?: ReactNode }) => {
  const classes = useItemStyles()
  return (
    <NavLink
      to={to}
      className={({ isActive }) => mergeClasses(classes.item, !icon && classes.child, isActive && classes.current)}
    >
      {icon}
      <span className={classes.text}>{text}</span>
    </NavLink>
  )
}
