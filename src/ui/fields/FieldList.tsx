import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { saidOnly } from '../saidOnly.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    // As wide as a period, and as most e-mail addresses.
    '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  term: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  said: saidOnly,
  wide: { gridColumn: '1 / -1' },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

interface Item {
  id: string
  label: string
  value: ReactNode
  /** Has a line of its own. */
  isWide?: boolean
}

interface FieldListProps {
  items: readonly Item[]
  /** What is said above: a single one that is called alike does not say it again. */
  title?: string
}

/** Names and values side by side in as many columns as there is room for. */
export const FieldList = ({ items, title }: FieldListProps) => {
  const classes = useStyles()
  return (
    <dl className={classes.list}>
      {items.map(({ id, label, value, isWide }) => (
        <div key={id} className={isWide ? classes.wide : undefined}>
          <dt className={mergeClasses(classes.term, items.length === 1 && label === title && classes.said)}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
