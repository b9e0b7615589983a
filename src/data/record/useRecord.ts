import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { Area } from '../../shared/area/types.ts'
import { inspectable } from '../inspect/inspectable.ts'
import { sightOf } from '../inspect/sight.ts'
import { onLive } from '../live.ts'
import { session } from '../session.ts'
import { openingOf, rememberKnown } from './known.ts'
import { connectedRecord } from './record.gateway.ts'
import { isCurrent, isNewOfOther, mirroredCase } from './record.view.ts'

export type RecordRef = ActorRefFrom<typeof connectedRecord>

/** The actor of one record for as long as its page is shown. */
export const useRecord = (area: Area, id: string): RecordRef => {
  const [input] = useState(() => openingOf({ area, id }))
  const actor = useActorRef(connectedRecord, { id: `${area.id} ${id}`, input })
  useEffect(() => {
    const remember = () => {
      const snapshot = actor.getSnapshot()
      if (isCurrent(snapshot)) rememberKnown({ area, id }, snapshot.context.known!)
    }
    remember()
    const { unsubscribe } = actor.subscribe(remember)
    return () => {
      remember()
      unsubscribe()
    }
  }, [actor, area, id])
  return actor
}

/** As `useRecord`, of a case, which hears of the cases that it involves too, and can be inspected. */
export const useCase = (area: Area, id: string): RecordRef => {
  const actor = useRecord(area, id)
  useEffect(
    () =>
      inspectable({
        actor,
        mirrored: () =>
          mirroredCase(actor.getSnapshot(), `${area.id} ${id}`, (of) => sightOf(area, of, permissionsNow())),
      }),
    [actor, area, id],
  )
  useEffect(() => onLive(null, (event) => isNewOfOther(actor.getSnapshot(), event) && tellElsewhere(actor)), [actor])
  return actor
}

const permissionsNow = () => currentUser(session.getSnapshot())?.permissions ?? []

const tellElsewhere = (actor: RecordRef) => actor.send({ type: 'record.changedElsewhere' })
