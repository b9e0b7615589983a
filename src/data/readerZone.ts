import { currentUser } from '../../machines/session/session.view.ts'
import { chooseTimeZone } from '../shared/format/timeZone.ts'
import { session } from './session.ts'

session.subscribe((snapshot) => chooseTimeZone(currentUser(snapshot)?.timeZone ?? null))
