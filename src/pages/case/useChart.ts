import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { outline } from '../../../machines/kernel/outline.ts'
import { lifecycleOf, recordOf } from '../../data/record/record.view.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'
import { activeStates } from '../../ui/statechart/way.ts'

/** The case's lifecycle as a chart, and the ids of the states that the case stands in. */
export const useChart = (actor: RecordRef) => {
  const lifecycle = useSelector(actor, lifecycleOf)
  const { value } = useSelector(actor, recordOf).snapshot
  const chart = useMemo(() => outline(lifecycle.machine), [lifecycle])
  const active = useMemo(() => activeStates(chart, value), [chart, value])
  return { chart, active }
}
