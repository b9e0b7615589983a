import { eachOf, grants, type Permission } from '../../../machines/kernel/grants.ts'
import { isClosed } from '../../shared/area/switched.ts'
import type { Host } from '../context.ts'
import { forbidden } from '../http/httpError.ts'
import { lacking } from '../sessions/acting.ts'
import type { Session } from '../sessions/types.ts'

/** Lets who holds a permission through, which they have used thereby; nobody where what it is for is switched off. @throws HttpError FORBIDDEN */
export const permit = (
  { uses, areas, config }: Pick<Host, 'uses' | 'areas' | 'config'>,
  session: Session,
  needed: Permission,
): void => {
  if (isClosed(areas, config, needed)) throw forbidden(eachOf(needed)[0]!)
  if (!grants(session.actor.permissions, needed)) throw lacking(session, needed)
  uses.note(session, needed)
}
