import { isDeepStrictEqual } from 'node:util'
import { advance } from '../../../machines/kernel/advance.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Cell, Outcome } from './cells.ts'
import { asAsked, sentBy } from './others.ts'

export const placeOf = ({ situation, letter, person, event }: Cell): string =>
  `${situation}: ${letter} by ${person.name} at ${event.at}`

/** What the machine makes of a cell. */
export const outcomeOf = (lifecycle: Lifecycle, { record, event }: Pick<Cell, 'record' | 'event'>): Outcome => {
  const { context } = record.snapshot
  const asked = asAsked(lifecycle, context, event)
  const result = advance(lifecycle, record, asked)
  // By which of the chart's transitions it goes, no table says.
  if (result.ok) return { ...result, entry: { ...result.entry, taken: null }, sends: sentBy(lifecycle, context, asked) }
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
