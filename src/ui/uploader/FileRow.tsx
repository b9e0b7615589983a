import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import type { Movable } from '../order/useMovable.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  /** Of a signature, as wide as it can be told from another. */
  picture: { height: '48px', maxWidth: '160px', objectFit: 'contain', flexShrink: 0 },
  icon: { fontSize: '24px', color: tokens.colorNeutralForeground3, flexShrink: 0 },
  words: { flex: '1 1 120px', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  below: { flexBasis: '100%' },
})

interface FileRowProps {
  title: string
  /** Left out where there is nothing to say. */
  facts: readonly (string | null)[]
  /** Where it is seen in small from, in place of what stands for any file. */
  picture?: string | null
  /** What may be done with it. */
  children: ReactNode
  below?: ReactNode
  /** Where it has a place among others. */
  movable?: Movable
}

/** One file of a list: what it is, and what may be done with it. */
export const FileRow = ({ title, facts, picture, children, below, movable }: FileRowProps) => {
  const classes = useStyles()
  const { setRow, className, handle, steps }: Partial<Movable> = movable ?? {}
  return (
    <li ref={setRow} className={mergeClasses(classes.root, className)}>
      {handle}
      {picture ? (
        <img src={picture} alt="" className={classes.picture} />
      ) : (
        <DocumentRegular className={classes.icon} aria-hidden />
      )}
      <span className={classes.words}>
        <Text weight="semibold">{title}</Text>
        <Text size={200} className={classes.quiet}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </span>
      {steps}
      {children}
      {below && <div className={classes.below}>{below}</div>}
    </li>
  )
}
