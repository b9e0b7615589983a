import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalXL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    minWidth: 0,
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalL}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
})

interface SectionProps {
  title: string
  className?: string
  children: ReactNode
}

/** A titled card of a page. */
export const Section = ({ title, className, children }: SectionProps) => {
  const classes = useStyles()
  return (
    <section className={mergeClasses(classes.root, className)}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  )
}
