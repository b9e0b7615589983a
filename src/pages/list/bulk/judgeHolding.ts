import type { Lifecycle, Reason, Stamp } from '../../../../machines/kernel/types.ts'
import { deskOf, isTurnOf } from '../../../../machines/kit/desk.ts'
import { heldBy, holderOf } from '../../../shared/area/holding.ts'
import type { Holder, HoldingRefusal } from '../../../shared/endpoints/answers/holding.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import { colleagueField } from '../../holding/colleagues.ts'
import { type BulkAction, type BulkCase, sorted } from './judge.ts'

/** Taking cases and giving them to a colleague, which are no events of theirs. */
const holdingActions = ['holding.take', 'holding.assign'] as const

export const isHolding = ({ type }: Pick<BulkAction, 'type'>): boolean =>
  (holdingActions as readonly string[]).includes(type)

export const againstHolding = (guard: HoldingRefusal | 'yours', holder: string | null): Reason => ({
  guard,
  key: `list:holding.${guard}`,
  values: { holder: holder ?? '' },
})

/**
 * Which of the cases may be taken, and given to a colleague; what somebody else holds is left to them.
 * @param peopleFor those whom they may be given to
 */
export const judgeHolding = async (
  lifecycle: Lifecycle,
  cases: readonly BulkCase[],
  rows: readonly Row[],
  { by, at }: Stamp,
  peopleFor: (ids: readonly string[]) => Promise<readonly Holder[]>,
): Promise<BulkAction[]> => {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const seen = cases.map((one) => ({ ...one, row: rowOf.get(one.id) ?? one.row }))
  const against = ({ row, record }: BulkCase): Reason[] | null => {
    const holder = heldBy(row, at)
    if (holder !== null && holder !== by.userId) return [againstHolding('held', holderOf(row, at))]
    return isTurnOf(by, deskOf(lifecycle, record, at)) ? null : [againstHolding('turn', null)]
  }
  const isMine = ({ row }: BulkCase) => heldBy(row, at) === by.userId
  const taken = sorted(seen, (one) => against(one) ?? (isMine(one) ? [againstHolding('yours', null)] : null))
  const given = sorted(seen, against)
  const people = given.allowed.length > 0 ? await peopleFor(given.allowed.map(({ id }) => id)) : []
  const take = { type: holdingActions[0], meta: { label: 'list:holding.take' }, fields: {}, words: '', ...taken }
  const asked = { fields: { to: colleagueField(people) }, people }
  const assign = { type: holdingActions[1], meta: { label: 'list:holding.assign' }, ...asked, words: '', ...given }
  return [...(taken.allowed.length > 0 ? [take] : []), ...(people.length > 0 ? [assign] : [])]
}
