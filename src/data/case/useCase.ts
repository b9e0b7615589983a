import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Stamp } from '../../../machines/kernel/types.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { Area } from '../../shared/area/types.ts'
import { onLive } from '../live.ts'
import { inspectable } from '../inspect/inspectable.ts'
import { useSession } from '../session.ts'
import { connectedCase } from './case.gateway.ts'
import type { caseMachine } from './case.machine.ts'
import { deadlineOf, isNewOfOther, mirroredCase } from './case.view.ts'
import { actorOf } from './stamp.ts'

export type CaseRef = ActorRefFrom<typeof caseMachine>

/** The actor of one case for as long as its page is shown. */
export const useCase = (area: Area, id: string): CaseRef => {
  const actor = useActorRef(connectedCase, { id: `${area.id} ${id}`, input: { area, id } })
  useEffect(
    () => inspectable({ actor, mirrored: () => mirroredCase(actor.getSnapshot(), `${area.id} ${id}`) }),
    [actor, area, id],
  )
  useEffect(() => onLive(null, (event) => isNewOfOther(actor.getSnapshot(), event) && tellElsewhere(actor)), [actor])
  return actor
}

const tellElsewhere = (actor: CaseRef) => actor.send({ type: 'case.changedElsewhere' })

const now = (): string => new Date().toISOString()

const minute = 60_000

/** Who asks a rule, and when: anew each minute, and as soon as what is due has passed. */
export const useStampUntil = (due?: string): Stamp => {
  const user = useSession(currentUser)!
  const [at, setAt] = useState(now)
  useEffect(() => {
    const left = due !== undefined && due > at ? Math.max(0, Date.parse(due) - Date.now()) : minute
    const timer = setTimeout(() => setAt(now()), Math.min(left, minute))
    return () => clearTimeout(timer)
  }, [due, at])
  return useMemo(() => ({ by: actorOf(user), at }), [user, at])
}

/** Who asks the lifecycle of a case, and when. */
export const useStamp = (actor: CaseRef): Stamp => useStampUntil(useSelector(actor, deadlineOf)?.at)
