import { grants, type Permission } from '../../../machines/kernel/grants.ts'
import type { Host } from '../context.ts'
import { lacking } from '../sessions/acting.ts'
import type { Session } from '../sessions/types.ts'

/** Lets who holds a permission through, which they have used thereby. @throws HttpError FORBIDDEN */
export const permit = ({ uses }: Pick<Host, 'uses'>, session: Session, needed: Permission): void => {
  if (!grants(session.actor.permissions, needed)) throw lacking(session, needed)
  uses.note(session, needed)
}
