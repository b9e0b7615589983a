import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Area } from '../../shared/area/types.ts'
import { rememberKnown, takeSaved } from './known.ts'
import { connectedRecord } from './record.gateway.ts'

export type RecordRef = ActorRefFrom<typeof connectedRecord>

/** The actor of one record for as long as its page is shown. */
export const useRecord = (area: Area, id: string): RecordRef => {
  const [known] = useState(() => takeSaved({ area, id }))
  const actor = useActorRef(connectedRecord, { input: { area, id, known } })
  useEffect(() => {
    const remember = () => {
      const { known: now } = actor.getSnapshot().context
      if (now) rememberKnown({ area, id }, now)
    }
    remember()
    const { unsubscribe } = actor.subscribe(remember)
    return unsubscribe
  }, [actor, area, id])
  return actor
}
