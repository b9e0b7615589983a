import { memo, type MouseEvent } from 'react'
import type { useApproach } from '../useApproach.ts'
import type { useCardStyles } from './card.styles.ts'
import type { Column } from './table.types.ts'

/** What a card shows of its row. */
export interface CardShape<R extends { id: string }> {
  /** Names the row and leads to it. */
  name: Column<R>
  /** Above the name: which one it is and how it stands. */
  head: readonly Column<R>[]
  facts: readonly Column<R>[]
}

/** What all cards of a list have in common. */
interface CardLook<R extends { id: string }> {
  shape: CardShape<R>
  classes: ReturnType<typeof useCardStyles>
  hrefOf(row: R): string
  follow(event: MouseEvent, row: R): void
  approach: ReturnType<typeof useApproach<R>>
}

const Card = <R extends { id: string }>({
  row,
  look: { shape, classes, hrefOf, follow, approach },
}: {
  row: R
  look: CardLook<R>
}) => {
  const { name, head, facts } = shape
  return (
    <li className={classes.root}>
      {head.length > 0 && (
        <div className={classes.head}>
          {head.map(({ id, cell }) => (
            <span key={id}>{cell(row)}</span>
          ))}
        </div>
      )}
      <a
        href={hrefOf(row)}
        className={classes.link}
        data-row={row.id}
        onClick={(event) => follow(event, row)}
        {...approach(row)}
      >
        {name.cell(row)}
      </a>
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

/** Drawn again when its row or what it shows changes, not when another row does. */
export const RowCard = memo(
  Card,
  (before, after) =>
    before.row === after.row &&
    before.look.shape === after.look.shape &&
    before.look.follow === after.look.follow &&
    before.look.approach === after.look.approach,
) as typeof Card
