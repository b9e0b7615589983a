import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { call } from '../../data/call.ts'
import { keeping } from '../../data/kept/kept.gateway.ts'
import { onLive, onSaid } from '../../data/live.ts'
import { useCaseAreas } from '../../data/person.ts'

/** Milliseconds that a change may wait: whatever happens anywhere asks no more often. */
const calm = 3_000

const connected = keeping((look, signal) => call('overview.bell', { ...look }, { signal }))

/** What is new to the reader, kept as it is now. */
export const useBell = () => {
  const areas = useCaseAreas()
  const key = areas.map(({ id }) => id).join()
  const [look] = useState({ areas: key.split(',') })
  const actor = useActorRef(connected, { input: { look } })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        actor.send({ type: 'changed' })
      }, calm)
    }
    const ends = [onLive(null, change), ...key.split(',').map((area) => onSaid(area, change))]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [actor, key])
  const markSeen = async (at: string) => {
    await call('overview.look', { at }).catch(() => {})
    actor.send({ type: 'changed' })
  }
  return { actor, areas, markSeen }
}
