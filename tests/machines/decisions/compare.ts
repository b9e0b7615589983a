import { isDeepStrictEqual } from 'node:util'
import { advance } from '../../../machines/kernel/advance.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Cell, Outcome } from './cells.ts'

export const placeOf = ({ situation, letter, person, event }: Cell): string =>
  `${situation}: ${letter} by ${person.name} at ${event.at}`

/** What the machine makes of a cell. */
export const outcomeOf = (lifecycle: Lifecycle, { record, event }: Pick<Cell, 'record' | 'event'>): Outcome => {
  const result = advance(lifecycle, record, event)
  if (result.ok) return result
  return {
    ok: false,
    against: reasonsOf(lifecycle, result.refusal)
      .map(({ guard }) => guard)
      .toSorted(),
  }
}

/** The cells in which a lifecycle does otherwise than the table says. */
export function* differences(lifecycle: Lifecycle, cells: Iterable<Cell>): Generator<{ cell: Cell; actual: Outcome }> {
  for (const cell of cells) {
    const actual = outcomeOf(lifecycle, cell)
    if (!isDeepStrictEqual(actual, cell.expected)) yield { cell, actual }
  }
}
