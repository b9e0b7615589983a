import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { Stamp } from '../../../machines/kernel/types.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { deadlineOf } from '../record/record.view.ts'
import type { RecordRef } from '../record/useRecord.ts'
import { useSession } from '../session.ts'
import { actorOf } from './stamp.ts'

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
export const useStamp = (actor: RecordRef): Stamp => useStampUntil(useSelector(actor, deadlineOf)?.at)
