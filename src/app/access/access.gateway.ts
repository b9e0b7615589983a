import { outlines } from '../../areas/outlines.ts'
import { portal } from '../../data/portal.ts'
import { isMobile } from '../../data/viewport.ts'
import { isMobileAccount } from '../../shared/mobile/account.ts'
import { isMobilePage } from '../../shared/mobile/page.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { personOf } from '../../shared/navigation/person.ts'
import { landingOf } from '../landing.ts'
import { accessMachine } from './access.machine.ts'
import type { AccessContext } from './access.types.ts'

type Asked = { context: AccessContext }

const personIn = ({ user }: AccessContext) => personOf(user!, portal)

/** The access machine, wired to this window and to the pages that there are. */
export const connectedAccess = accessMachine.provide({
  guards: {
    isAccountUnfit: ({ context }: Asked) => isMobile() && !isMobileAccount(personIn(context)),
    isUnknown: ({ context }: Asked) => accessTo(context.path, outlines, personIn(context)) === 'unknown',
    isForbidden: ({ context }: Asked) => accessTo(context.path, outlines, personIn(context)) === 'forbidden',
    isPageUnfit: ({ context }: Asked) => isMobile() && !isMobilePage(context.path, outlines),
    hasLanding: ({ context }: Asked) => {
      const landing = landingOf(personIn(context))
      return landing !== null && accessTo(landing, outlines, personIn(context)) === 'granted'
    },
  },
})
