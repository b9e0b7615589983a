import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { hindranceOf, lifecycleOf, othersOf, recordOf } from '../../data/record/record.view.ts'
import { useStamp } from '../../data/case/useStamp.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'
import { hindering } from '../../shared/area/hindering.ts'
import { decisionsOf, type Choices } from './decisions.ts'

/** What the signed-in person may do with the case now, and what not and why. */
export const useChoices = (actor: RecordRef): Choices => {
  const lifecycle = useSelector(actor, lifecycleOf)
  const record = useSelector(actor, recordOf)
  const others = useSelector(actor, othersOf)
  const stamp = useStamp(actor)
  const hindrance = useSelector(actor, hindranceOf)
  return useMemo(
    () => decisionsOf(lifecycle, record, stamp, others, hindering(hindrance)),
    [lifecycle, record, stamp, others, hindrance],
  )
}
