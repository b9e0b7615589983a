import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const useStyles = makeStyles({
  link: { fill: tokens.colorBrandForegroundLink, cursor: 'pointer', ':hover': { textDecorationLine: 'underline' } },
})

/** A number in a drawing that leads to the list of what it counts; the tables beside the drawing have the same links for the keys. */
export const CountLink = ({ to, children }: { to: string | null; children: ReactNode }) => {
  const classes = useStyles()
  if (to === null) return children
  return (
    <Link to={to} tabIndex={-1} className={classes.link} draggable={false}>
      {children}
    </Link>
  )
}
