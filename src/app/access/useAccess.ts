import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { initialTransition, transition } from 'xstate'
import { connectedAccess } from './access.gateway.ts'
import { isAbout, type AccessSnapshot } from './access.view.ts'
import { currentUser, isStarting } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'

/** What is shown at the open path. Judged while rendering, so that no page is drawn before it is known to be allowed. */
export const useAccess = (): AccessSnapshot => {
  const place = { path: useLocation().pathname, isStarting: useSession(isStarting), user: useSession(currentUser) }
  const [judged, judge] = useState<AccessSnapshot>(() => initialTransition(connectedAccess, place)[0])
  if (isAbout(judged, place)) return judged
  const { path, ...presence } = place
  const [present] = transition(connectedAccess, judged, { type: 'presence.changed', ...presence })
  const [opened] = transition(connectedAccess, present, { type: 'path.opened', path })
  judge(opened)
  return opened
}
