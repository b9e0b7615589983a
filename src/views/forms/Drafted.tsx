import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { newId } from '../../data/key.ts'
import { useActing } from '../../pages/actions/useActing.ts'
import { connectedDraft } from '../../pages/form/draft.gateway.ts'
import { isLooking } from '../../pages/form/draft.view.ts'
import type { PartProps } from '../../pages/parts.ts'
import type { Stumble } from '../../shared/endpoints/answers/formFigures.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { Filling } from './Filling.tsx'

interface DraftedProps extends Pick<PartProps['page'], 'area' | 'onChanged'> {
  record: { id: string; revision: number }
  /** Of the area, the one that takes the answers. */
  action: string
  definition: Definition
  variants: readonly { code: string; name: string }[]
  onSent(): void
  onHeldUp?(stumblings: Stumble[]): Promise<unknown>
}

/** A form that is filled in by an action on a record, begun with what was typed before on any device. */
export const Drafted = ({ area, record: { id, revision }, action, onChanged, ...filling }: DraftedProps) => {
  const [writer] = useState(() => `${newId()}.0`)
  const draft = useActorRef(connectedDraft, { input: { area: area.id, place: `${action}.${id}`, base: null, writer } })
  const actor = useActing(area, (answer) => onChanged?.(answer))
  if (useSelector(draft, isLooking)) return <div aria-busy="true" />
  return <Filling {...filling} action={action} draft={draft} actor={actor} on={{ id, revision }} />
}
