import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useCardStyles } from './card.styles.ts'
import type { Column } from './table.types.ts'

export interface RowCardProps<R extends { id: string }> {
  row: R
  /** Names the row and leads to it. */
  name: Column<R>
  /** Above the name: which one it is and how it stands. */
  head: readonly Column<R>[]
  facts: readonly Column<R>[]
  hrefOf(row: R): string
  /** The reader follows the link of a row. */
  onOpen(row: R): void
}

const Card = <R extends { id: string }>({ row, name, head, facts, hrefOf, onOpen }: RowCardProps<R>) => {
  const classes = useCardStyles()
  return (
    <li className={classes.root}>
      {head.length > 0 && (
        <div className={classes.head}>
          {head.map(({ id, cell }) => (
            <span key={id}>{cell(row)}</span>
          ))}
        </div>
      )}
      <Link to={hrefOf(row)} className={classes.link} data-row={row.id} onClick={() => onOpen(row)}>
        {name.cell(row)}
      </Link>
      <dl className={classes.facts}>
        {facts.map(({ id, header, cell }) => (
          <div key={id}>
            <dt className={classes.label}>{header}</dt>
            <dd className={classes.value}>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Drawn again when its row or the columns change, not when another row does. */
export const RowCard = memo(
  Card,
  (before, after) =>
    before.row === after.row &&
    before.name === after.name &&
    before.facts === after.facts &&
    before.onOpen === after.onOpen,
) as typeof Card
