import { isDeepStrictEqual } from 'node:util'
import { choices } from '../../../machines/kernel/choices.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { type Cell, knownBeside } from './cells.ts'
import { placeOf } from './compare.ts'
import type { Decisions } from './types.ts'
import { words } from './values.ts'

/** Of the letters of an event the first: the cells that stand for the event before anything is typed. */
export const untypedCells = (table: Decisions, cells: readonly Cell[]): Cell[] => {
  const first = new Set(
    new Map(
      Object.entries(table.letters)
        .toReversed()
        .map(([name, { type }]) => [type, name]),
    ).values(),
  )
  return cells.filter(
    ({ letter, record, event }) =>
      first.has(letter) && record.snapshot.deadlines.every(({ at }) => Date.parse(event.at) < Date.parse(at)),
  )
}

/** Where a button says otherwise than the table: it is there where the state knows the event and somebody sends it themselves, and shut by all that is known before the payload is. */
export const offerDifferences = (table: Decisions, lifecycle: Lifecycle, cells: readonly Cell[]): string[] => {
  const typed = words(table.typed)
  return untypedCells(table, cells).flatMap((cell) => {
    const { record, event, expected, unlisted } = cell
    const isHosts = table.rights[event.type] === null || lifecycle.events[event.type]!.from === 'host'
    const refusing = isHosts ? [unlisted] : expected.ok ? [] : expected.against
    const against = refusing.filter((rule) => !typed.includes(rule))
    const choice = choices(lifecycle, record, event, knownBeside(event)).find(({ type }) => type === event.type)
    const said = choice ? choice.reasons.map(({ guard }) => guard).toSorted() : [unlisted]
    return isDeepStrictEqual(said, against) && (choice?.allowed ?? false) === (against.length === 0)
      ? []
      : [`${placeOf(cell)}: offered against ${said.join()}`]
  })
}
