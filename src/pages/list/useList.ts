import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { onLive } from '../../data/live.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { isBusy } from './list.view.ts'
import { connectedList } from './list.gateway.ts'
import { recallList, rememberList } from './memory.ts'
import { type ListQuery, readQuery, writeQuery } from './query.ts'

/** The list that the address asks for. `turn` changes the address, and with it the list. */
export const useList = (area: Area) => {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readQuery(area, params), [area, params])
  const address = writeQuery(area, query).toString()
  const key = area.route + (address && `?${address}`)
  const [machine] = useState(() => connectedList(area))
  const actor = useActorRef(machine, { input: { query, remembered: recallList(key) } })

  useEffect(() => {
    if (actor.getSnapshot().context.query !== query)
      actor.send({ type: 'query.changed', query, remembered: recallList(key)?.page ?? null })
    const subscription = actor.subscribe(({ context: { page, counts } }) => {
      if (page && !isBusy(actor.getSnapshot())) rememberList(key, { page, counts })
    })
    return () => subscription.unsubscribe()
  }, [actor, query, key])

  useEffect(
    () =>
      onLive(recordsOf(area).id, (event) =>
        actor.send({
          type: 'row.changed',
          change:
            'id' in event
              ? { id: event.id, status: event.type === 'moved' ? event.status : null }
              : { id: null, status: null },
        }),
      ),
    [actor, area],
  )

  const turn = (next: ListQuery, how: 'push' | 'replace' = 'push') =>
    setParams(writeQuery(area, next), { replace: how === 'replace' })
  return { actor, query, key, turn }
}
