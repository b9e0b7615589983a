import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetAhead } from '../../data/ahead.ts'
import { onLive } from '../../data/live.ts'
import { type ListQuery, readQuery, writeQuery } from '../../shared/endpoints/listQuery.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { isBusy, queryOf } from './list.view.ts'
import { askPageAhead, connectedList, pageAhead } from './list.gateway.ts'
import { recallList, rememberList } from './memory.ts'

/**
 * The list that the address asks for. `turn` shows another list and has the address say so; `approach` asks for its rows before
 * it is turned to.
 */
export const useList = (area: Area) => {
  const [params, setParams] = useSearchParams()
  const addressed = useMemo(() => readQuery(area, params), [area, params])
  const keyOf = useCallback(
    (query: ListQuery) => {
      const address = writeQuery(area, query).toString()
      return area.route + (address && `?${address}`)
    },
    [area],
  )
  const [machine] = useState(() => connectedList(area))
  const [beginning] = useState(() => {
    const [page, kept] = [pageAhead(area, addressed), recallList(keyOf(addressed))]
    return page ? { counts: [], ...kept, page } : kept
  })
  const actor = useActorRef(machine, { input: { query: addressed, remembered: beginning } })
  const query = useSelector(actor, queryOf)

  const show = useCallback(
    (next: ListQuery) => {
      if (keyOf(actor.getSnapshot().context.query) === keyOf(next)) return
      const remembered = pageAhead(area, next) ?? recallList(keyOf(next))?.page ?? null
      actor.send({ type: 'query.changed', query: next, remembered })
    },
    [actor, area, keyOf],
  )
  useEffect(() => show(addressed), [show, addressed])
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      const { page, counts, query: shown } = snapshot.context
      if (page && !isBusy(snapshot)) rememberList(keyOf(shown), { page, counts })
    })
    return () => subscription.unsubscribe()
  }, [actor, keyOf])

  useEffect(
    () =>
      onLive(recordsOf(area).id, (event) => {
        forgetAhead()
        actor.send({
          type: 'row.changed',
          change:
            'id' in event
              ? { id: event.id, status: event.type === 'moved' ? event.status : null }
              : { id: null, status: null },
        })
      }),
    [actor, area],
  )

  const turn = (next: ListQuery, how: 'push' | 'replace' = 'push') => {
    show(next)
    setParams(writeQuery(area, next), { replace: how === 'replace' })
  }
  const approach = (next: ListQuery | null) => next && askPageAhead(area, writeQuery(area, next))
  return { actor, query, key: keyOf(query), turn, approach }
}
