import type { Mutant } from '../operators.ts'
import { bulkDifferences } from '../../machines/decisions/bulk.ts'
import type { Cell } from '../../machines/decisions/cells.ts'
import { differences, placeOf } from '../../machines/decisions/compare.ts'
import { offerDifferences } from '../../machines/decisions/offers.ts'
import {
  beginningDifferences,
  factDifferences,
  payloadDifferences,
  tagDifferences,
} from '../../machines/decisions/told.ts'
import type { Decisions } from '../../machines/decisions/types.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'

/** A lifecycle that differs from another one by one small thing. */
export type LifecycleMutant = Mutant<Lifecycle>

function* noticed(table: Decisions, lifecycle: Lifecycle, near: Cell[], far: Cell[]): Generator<string> {
  for (const { cell } of differences(lifecycle, near)) yield placeOf(cell)
  yield* payloadDifferences(table, lifecycle)
  yield* beginningDifferences(table, lifecycle)
  yield* factDifferences(table, lifecycle)
  yield* tagDifferences(table, lifecycle)
  for (const { cell } of differences(lifecycle, far)) yield placeOf(cell)
  yield* offerDifferences(table, lifecycle, [...near, ...far])
  yield* bulkDifferences(table, lifecycle, [...near, ...far])
}

/** The first cell, or other part, of the table that shows that a lifecycle is not its own; `what` names the event that shows it soonest. */
export const noticedBy = (table: Decisions, cells: readonly Cell[], mutant: Lifecycle, what: string): string | null => {
  const isNear = ({ event }: Cell) => what.includes(`: ${event.type}`)
  const [near, far] = [cells.filter(isNear), cells.filter((cell) => !isNear(cell))]
  return noticed(table, mutant, near, far).next().value ?? null
}
