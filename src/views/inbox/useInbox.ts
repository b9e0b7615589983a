import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../data/call.ts'
import { keeping } from '../../data/kept/kept.gateway.ts'
import { onLive } from '../../data/live.ts'
import { useCaseAreas } from '../../data/person.ts'
import { type InboxOrder, inboxOrders } from '../../shared/endpoints/answers/overview.ts'

/** What of the inbox is looked at, as the address says. */
interface Look {
  area: string | null
  order: InboxOrder
  after: string | null
  before: string | null
}

const connected = keeping((look, signal) => call('overview.inbox', { ...look }, { signal }))

/** The inbox that the address asks for, kept as it is now. */
export const useInbox = () => {
  const [params, setParams] = useSearchParams()
  const areas = useCaseAreas()
  const area = areas.find(({ id }) => id === params.get('area'))?.id ?? null
  const order = inboxOrders.find((one) => one === params.get('order')) ?? inboxOrders[0]
  const look: Look = { area, order, after: params.get('after'), before: params.get('before') }
  const { after, before } = look
  const wanted = areas.map(({ id }) => id).filter((id) => area === null || id === area)
  const key = wanted.join()
  const question = useMemo(
    () => ({ areas: key === '' ? [] : key.split(','), order, after, before }),
    [key, order, after, before],
  )
  const [first] = useState(question)
  const actor = useActorRef(connected, { input: { look: first } })
  useEffect(() => {
    if (actor.getSnapshot().context.look !== question) actor.send({ type: 'look.chosen', look: question })
  }, [actor, question])
  useEffect(() => onLive(null, () => actor.send({ type: 'changed' })), [actor])

  /** Another filter or order begins at its first page. */
  const turn = (next: Partial<Look>) => {
    const said = Object.entries({ area, order, ...next }).filter(([, value]) => value && value !== inboxOrders[0])
    setParams(Object.fromEntries(said) as Record<string, string>)
  }
  return { actor, areas, look, turn }
}
