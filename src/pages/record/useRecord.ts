import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { onLive } from '../../data/live.ts'
import type { Area } from '../../shared/area/types.ts'
import type { StoredRecord } from '../form/form.types.ts'
import { type DeleteAnswer, recordMachine } from './record.machine.ts'

/** One record, wired to the server and to what others do to it. */
export const useRecord = (area: Area, id: string) => {
  const [machine] = useState(() =>
    recordMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => call<StoredRecord>(`${area.id}.detail`, { id: input }, { signal })),
        remove: fromPromise(({ input }) =>
          call<DeleteAnswer>(`${area.id}.delete`, { id: input.id, revision: input.revision }),
        ),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { id } })
  useEffect(
    () =>
      onLive(area.id, (event) => {
        if (event.type !== 'resumed' && event.id === id)
          actor.send({ type: 'record.savedElsewhere', revision: event.revision })
      }),
    [actor, area, id],
  )
  return actor
}
