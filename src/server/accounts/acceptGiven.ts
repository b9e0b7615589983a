import { invitee } from '../../../machines/kernel/actors.ts'
import { moveAsHost } from '../cases/moveAsHost.ts'
import { placeOf } from '../cases/place.ts'
import type { Host } from '../context.ts'

/** What a record hears once its person has chosen their own password in place of one that they were given for it. */
export interface GivenFor {
  area: string
  id: string
  event: string
}

/** How often it is sent anew because somebody has moved the record meanwhile. */
const mostAttempts = 3

/** Who signs in with a password that they were given for an invitation has accepted it, by the name that they were invited by. */
export const acceptGiven = async (host: Host, { area, id, event }: GivenFor, full_name: string): Promise<void> => {
  const sent = { type: event, payload: { full_name }, key: `password ${id}` }
  for (let left = mostAttempts; left > 0; left -= 1)
    if ((await moveAsHost(host, placeOf(host, area), id, sent, invitee)) !== 'overtaken') return
}
