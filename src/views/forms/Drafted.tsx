import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentProps, useState } from 'react'
import { newId } from '../../data/key.ts'
import { connectedDraft } from '../../pages/form/draft.gateway.ts'
import { isLooking } from '../../pages/form/draft.view.ts'
import { Filling } from './Filling.tsx'

interface DraftedProps extends Omit<ComponentProps<typeof Filling>, 'draft'> {
  /** Of the record that it is filled in on. */
  area: string
  /** What is typed there, by the name under which its area keeps it. */
  place: string
}

/** A form that is filled in on a record, begun with what was typed there before on any device. */
export const Drafted = ({ area, place, ...filling }: DraftedProps) => {
  const [writer] = useState(() => `${newId()}.0`)
  const draft = useActorRef(connectedDraft, { input: { area, place, base: null, writer } })
  if (useSelector(draft, isLooking)) return <div aria-busy="true" />
  return <Filling {...filling} draft={draft} />
}
