import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { saidOnly } from './saidOnly.ts'

const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    minWidth: 0,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalM,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  said: saidOnly,
  bare: { marginBottom: 0 },
})

interface PanelProps {
  /** Without one it is a surface and no part of its own. */
  title?: string
  /** Of its title among those of the page. */
  level?: 2 | 3
  /** Beside the title. */
  aside?: ReactNode
  /** Whoever looks reads the title in what it holds. */
  isSaid?: boolean
  className?: string
  children: ReactNode
}

/** A titled part of the page. */
export const Panel = ({ title, level = 2, aside, isSaid = false, className, children }: PanelProps) => {
  const classes = useStyles()
  const id = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  if (title === undefined) return <div className={mergeClasses(classes.root, className)}>{children}</div>
  return (
    <section aria-labelledby={id} className={mergeClasses(classes.root, className)}>
      <div className={mergeClasses(classes.head, isSaid && !aside && classes.bare)}>
        <Title id={id} className={mergeClasses(classes.title, isSaid && classes.said)}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  )
}
