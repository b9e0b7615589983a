import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { call } from '../../data/call.ts'
import { keeping } from '../../data/kept/kept.gateway.ts'
import { onLive, onSaid } from '../../data/live.ts'
import { useCaseAreas } from '../../data/person.ts'

const connected = keeping((look, signal) => call('overview.bell', { ...look }, { signal }))

/** What is new to the reader, kept as it is now. */
export const useBell = () => {
  const areas = useCaseAreas()
  const key = areas.map(({ id }) => id).join()
  const [look] = useState({ areas: key.split(',') })
  const actor = useActorRef(connected, { input: { look, burst: 3_000 } })
  useEffect(() => {
    const change = () => actor.send({ type: 'changed' })
    const ends = [onLive(null, change), ...key.split(',').map((area) => onSaid(area, change))]
    return () => ends.forEach((end) => end())
  }, [actor, key])
  const markSeen = async (at: string) => {
    await call('overview.look', { at }).catch(() => {})
    actor.send({ type: 'look.chosen', look })
  }
  return { actor, areas, markSeen }
}
