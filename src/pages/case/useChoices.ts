import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { choices } from '../../../machines/kernel/choices.ts'
import type { Choice } from '../../../machines/kernel/types.ts'
import { lifecycleOf, recordOf } from '../../data/case/case.view.ts'
import { payloadFields } from '../../data/case/payload.ts'
import { type CaseRef, useStamp } from '../../data/case/useCase.ts'

const intents = ['primary', 'neutral', 'danger', undefined]

const byIntent = (one: Choice, other: Choice) => intents.indexOf(one.meta.intent) - intents.indexOf(other.meta.intent)

interface Choices {
  /** What moves or notes the case; what leads on comes first, what ends it last. */
  decisions: Choice[]
  /** What brings a file in. */
  uploads: Choice[]
}

/** What the signed-in person may do with the case now, and what not and why. */
export const useChoices = (actor: CaseRef): Choices => {
  const lifecycle = useSelector(actor, lifecycleOf)
  const record = useSelector(actor, recordOf)
  const stamp = useStamp(actor)
  return useMemo(() => {
    const bringsFile = ({ type }: Choice) => payloadFields(lifecycle, type).some(({ as }) => as === 'file')
    const all = choices(lifecycle, record, stamp).toSorted(byIntent)
    return { decisions: all.filter((choice) => !bringsFile(choice)), uploads: all.filter(bringsFile) }
  }, [lifecycle, record, stamp])
}
