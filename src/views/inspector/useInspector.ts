import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { receiveFromOpener } from '../../data/inspect/receiver.ts'
import { connectedInspector } from './inspector.gateway.ts'

export type InspectorRef = ActorRefFrom<typeof connectedInspector>

/** Which stored case the address asks for. */
const asked = 'case'

/** The actor of the page: it hears the page that opened this one, and looks at the case that the address names. */
export const useInspector = (): InspectorRef => {
  const actor = useActorRef(connectedInspector)
  const [query] = useSearchParams()
  const [area, id] = query.get(asked)?.split('/') ?? []
  useEffect(
    () =>
      receiveFromOpener(
        (received) => actor.send({ type: 'stream.received', ...received }),
        () => actor.send({ type: 'stream.ended' }),
      ),
    [actor],
  )
  useEffect(() => {
    if (area && id) actor.send({ type: 'source.chosen', source: { kind: 'case', area, id } })
  }, [actor, area, id])
  return actor
}

export const caseAddress = (area: string, id: string): string => `/inspector?${asked}=${area}/${id}`
