import { isAskedToLeave } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { Fetched } from '../../ui/Fetched.tsx'

const load = () => import('./LogOutQuestion.tsx')
const stay = () => session.send({ type: 'signOut.declined' })

/** The question whether to leave, while it is open. */
export const LogOut = () => <Fetched wanted={useSession(isAskedToLeave)} load={load} props={{}} onFailed={stay} />
