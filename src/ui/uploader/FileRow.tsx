import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  icon: { fontSize: '24px', color: tokens.colorNeutralForeground3, flexShrink: 0 },
  words: { flex: '1 1 0', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  below: { flexBasis: '100%' },
})

interface FileRowProps {
  title: string
  /** Left out where there is nothing to say. */
  facts: readonly (string | null)[]
  /** What may be done with it. */
  children: ReactNode
  below?: ReactNode
}

/** One file of a list: what it is, and what may be done with it. */
export const FileRow = ({ title, facts, children, below }: FileRowProps) => {
  const classes = useStyles()
  return (
    <li className={classes.root}>
      <DocumentRegular className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <Text weight="semibold">{title}</Text>
        <Text size={200} className={classes.quiet}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </span>
      {children}
      {below && <div className={classes.below}>{below}</div>}
    </li>
  )
}
