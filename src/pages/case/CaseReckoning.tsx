import { useSelector } from '@xstate/react'
import { standingOf } from '../../../machines/kernel/corrections.ts'
import { rulingOf } from '../../../machines/kernel/ruleTable.ts'
import { recordOf, rowOf } from '../../data/record/record.view.ts'
import { Reckoned } from '../form/Reckoned.tsx'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

/** How what was reckoned at the beginning came about; nothing where the case does not know what it was begun with. */
export const CaseReckoning = (part: CasePart) => {
  const { t, lifecycle } = useWords(part)
  const { created_at: at } = useSelector(part.actor, rowOf)
  const { context } = useSelector(part.actor, recordOf).snapshot
  const reckoning = lifecycle.reckons?.of({ typed: standingOf(lifecycle, context), at, ruling: rulingOf(context) })
  return (
    reckoning && <Reckoned lifecycle={lifecycle.id} reckoning={reckoning} title={t(`${lifecycle.id}:reckoning.how`)} />
  )
}
