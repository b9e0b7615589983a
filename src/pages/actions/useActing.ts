import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { askAction } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { actingMachine } from './acting.machine.ts'
import type { ActingNotice } from './acting.types.ts'

export type ActingRef = ActorRefFrom<typeof actingMachine>

/** The actor of an area's actions at one place, wired to the server; `onChanged` when what they are about is no longer as it was. */
export const useActing = (area: Area, onChanged: () => void): ActingRef => {
  const { t } = useTranslation(area.name)
  const [machine] = useState(() =>
    actingMachine.provide({
      actors: {
        perform: fromPromise(({ input: { action, input, on, key } }) => askAction(area, action, { ...on, input, key })),
      },
    }),
  )
  const actor = useActorRef(machine)
  const tell = useEffectEvent((notice: ActingNotice) => {
    if (notice.type === 'done') notify({ kind: 'success', text: t(`actions.${notice.action}.success`) })
    if (notice.type === 'overtaken' || notice.answer.__typename === 'Saved') onChanged()
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  return actor
}
