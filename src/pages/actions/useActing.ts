import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { Area } from '../../shared/area/types.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { areaOf } from '../fields/areaOf.ts'
import { connectedActing } from './acting.gateway.ts'
import type { actingMachine } from './acting.machine.ts'
import type { ActingNotice } from './acting.types.ts'

export type ActingRef = ActorRefFrom<typeof actingMachine>

/** The actor of an area's actions at one place, wired to the server; `onChanged` is told how what they are about is now, when it is no longer as it was. */
export const useActing = (area: Area, onChanged: (answer: Saved | Stale) => void): ActingRef => {
  const { t } = useTranslation(area.name)
  const navigate = useNavigate()
  const [machine] = useState(() => connectedActing(area))
  const actor = useActorRef(machine)
  const tell = useEffectEvent((notice: ActingNotice) => {
    if (notice.type === 'done') notify({ kind: 'success', text: t(`actions.${notice.action}.success`) })
    const { deletes, leads } = (notice.type === 'done' && area.actions?.[notice.action]) || {}
    const made = leads && 'shown' in notice.answer && notice.answer.shown
    if (deletes) void navigate(area.route, { replace: true })
    else if (leads && made) void navigate(`${areaOf({ area: leads }).route}/${made}`)
    else if (notice.answer.__typename !== 'Done') onChanged(notice.answer)
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  return actor
}
