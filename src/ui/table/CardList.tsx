import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Bone } from '../Bone.tsx'
import { looks } from '../looks.ts'
import { useApproach } from '../useApproach.ts'
import { type CardShape, RowCard } from './RowCard.tsx'
import { useCardStyles } from './card.styles.ts'
import { useRowLinks } from './useRowLinks.ts'
import type { Ref } from 'react'

const useStyles = makeStyles({
  root: looks.cards,
  waiting: { opacity: 0.6, transitionProperty: 'opacity', transitionDelay: '200ms' },
  /** As high as a card with four facts in two columns. */
  awaited: { boxSizing: 'border-box', minHeight: '160px', alignContent: 'space-between' },
  short: { width: '45%' },
  long: { width: '80%' },
})

interface CardListProps<R extends { id: string }> {
  label: string
  card: CardShape<R>
  /** null while the first rows are awaited. */
  rows: readonly R[] | null
  /** Stand-ins drawn while `rows` is null. */
  expected: number
  /** The rows shown are about to be replaced. */
  busy: boolean
  hrefOf(row: R): string
  /** The reader follows the link of a row. */
  onOpen(row: R): void
  /** They are about to. */
  onApproach(row: R): void
  ref?: Ref<HTMLUListElement>
}

/** Rows as cards, one below the other. */
export const CardList = <R extends { id: string }>({
  label,
  rows,
  expected,
  busy,
  ref,
  card,
  hrefOf,
  onOpen,
  onApproach,
}: CardListProps<R>) => {
  const classes = useStyles()
  const cards = useCardStyles()
  const look = { shape: card, classes: cards, hrefOf, follow: useRowLinks(onOpen), approach: useApproach(onApproach) }
  return (
    <ul
      ref={ref}
      aria-label={label}
      aria-busy={busy || rows === null}
      className={mergeClasses(classes.root, busy && classes.waiting)}
    >
      {rows === null
        ? Array.from({ length: expected }, (_, index) => (
            <li key={index} className={mergeClasses(cards.root, classes.awaited)}>
              <Bone className={classes.short} />
              <Bone className={classes.long} />
              <Bone />
            </li>
          ))
        : rows.map((row) => <RowCard key={row.id} row={row} look={look} />)}
    </ul>
  )
}
