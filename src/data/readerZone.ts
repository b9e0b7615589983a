import { currentUser } from '../../machines/session/session.view.ts'
import { chooseTimeZone } from '../shared/format/timeZone.ts'
import { session } from './session.ts'

let counts: string | null = null

session.subscribe((snapshot) => {
  const zone = currentUser(snapshot)?.timeZone ?? null
  if (zone !== counts) chooseTimeZone(zone)
  counts = zone
})
