import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { initialTransition, transition } from 'xstate'
import { accessMachine } from './access.machine.ts'
import type { AccessContext } from './access.types.ts'
import { isAbout, type AccessSnapshot } from './access.view.ts'
import { currentUser, isStarting } from '../../../machines/session/session.view.ts'
import { areas } from '../../areas/registry.ts'
import { portal } from '../../data/portal.ts'
import { useSession } from '../../data/session.ts'
import { isMobileAccount } from '../../shared/mobile/account.ts'
import { isMobilePage } from '../../shared/mobile/page.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { personOf } from '../../shared/navigation/person.ts'
import { landingOf } from '../landing.ts'
import { isMobile } from '../frame/isMobile.ts'

type Asked = { context: AccessContext }

const personIn = ({ user }: AccessContext) => personOf(user!, portal)

const machine = accessMachine.provide({
  guards: {
    isAccountUnfit: ({ context }: Asked) => isMobile && !isMobileAccount(personIn(context)),
    isUnknown: ({ context }: Asked) => accessTo(context.path, areas, personIn(context)) === 'unknown',
    isForbidden: ({ context }: Asked) => accessTo(context.path, areas, personIn(context)) === 'forbidden',
    isPageUnfit: ({ context }: Asked) => isMobile && !isMobilePage(context.path),
    hasLanding: ({ context }: Asked) => {
      const landing = landingOf(personIn(context))
      return landing !== null && accessTo(landing, areas, personIn(context)) === 'granted'
    },
  },
})

/** What is shown at the open path. Judged while rendering, so that no page is drawn before it is known to be allowed. */
export const useAccess = (): AccessSnapshot => {
  const place = { path: useLocation().pathname, isStarting: useSession(isStarting), user: useSession(currentUser) }
  const [judged, judge] = useState<AccessSnapshot>(() => initialTransition(machine, place)[0])
  if (isAbout(judged, place)) return judged
  const { path, ...presence } = place
  const [present] = transition(machine, judged, { type: 'presence.changed', ...presence })
  const [opened] = transition(machine, present, { type: 'path.opened', path })
  judge(opened)
  return opened
}
