import { useSelector } from '@xstate/react'
import { deskOf, isTurnOf } from '../../../machines/kit/desk.ts'
import { useStamp } from '../../data/case/useStamp.ts'
import { lifecycleOf, recordOf, rowOf } from '../../data/record/record.view.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'
import { heldBy, holderOf } from '../../shared/area/holding.ts'

/** Who holds a case now, and what its reader may do about it. */
export const useStanding = (actor: RecordRef) => {
  const row = useSelector(actor, rowOf)
  const lifecycle = useSelector(actor, lifecycleOf)
  const record = useSelector(actor, recordOf)
  const { by, at } = useStamp(actor)
  const seen = heldBy(row, at)
  return {
    me: by.userId,
    seen,
    holder: holderOf(row, at),
    until: row.held_until ?? at,
    isMine: seen === by.userId,
    isTurn: isTurnOf(by, deskOf(lifecycle, record, at)),
  }
}
