import { isDeepStrictEqual } from 'node:util'
import type { Lifecycle, Stamp } from '../../../machines/kernel/types.ts'
import { judgeCases } from '../../../src/pages/list/bulk/judge.ts'
import { type Cell, knownBeside } from './cells.ts'
import { placeOf } from './compare.ts'
import { untypedCells } from './offers.ts'
import { recordOf } from './situations.ts'
import type { Decisions } from './types.ts'
import { grouped } from './values.ts'

const stampOf = ({ event: { by, at } }: Cell): Stamp => ({ by, at })

/**
 * Where the bulk bar, asked about every situation at once, says otherwise than the table: what it offers, with what it asks for, for
 * which cases, and what stands against the others.
 */
export const bulkDifferences = (table: Decisions, lifecycle: Lifecycle, cells: readonly Cell[]): string[] => {
  const asked = untypedCells(table, cells)
  const all = Object.entries(table.situations).map(([id, one]) => ({
    id,
    revision: 0,
    title: id,
    row: { id, revision: 0, created_at: '', updated_at: '' },
    record: recordOf(table, one),
  }))
  const groups = grouped(asked, ({ event, person }) => JSON.stringify([event.type, person.name, event.at]))
  return [...groups.values()].flatMap((group) => {
    const [cell] = group as [Cell]
    const ids = new Set(group.map(({ situation }) => situation))
    const action = judgeCases(
      lifecycle,
      all.filter(({ id }) => ids.has(id)).map((one) => ({ ...one, others: knownBeside(cell.event) })),
      stampOf(cell),
    ).find(({ type }) => type === cell.event.type)
    const offered = table.bulk[cell.event.type]
    const known = group.some(({ expected, unlisted }) => expected.ok || !expected.against.includes(unlisted))
    if (offered === undefined || !known) return action ? [`${placeOf(cell)}: offered`] : []
    const asks = Object.entries(action?.fields ?? {}).map(([field, { required }]) => ({
      field,
      required: required === true,
    }))
    if (!action || !isDeepStrictEqual(asks, [offered ?? []].flat()))
      return [`${placeOf(cell)}: not offered with what it asks for`]
    const said = new Map<string, string[]>([
      ...action.allowed.map(({ id }): [string, string[]] => [id, []]),
      ...action.against.flatMap(({ reasons, rows }) =>
        rows.map(({ id }): [string, string[]] => [id, reasons.map(({ guard }) => guard).toSorted()]),
      ),
    ])
    return group
      .filter((one) => !isDeepStrictEqual(said.get(one.situation), one.expected.ok ? [] : one.expected.against))
      .map((one) => `${placeOf(one)}: ${said.get(one.situation)?.join() || 'allowed'}`)
  })
}
