import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import { enter, type Within } from '../records/parents.ts'
import type { Builder, GraphqlContext } from './builder.ts'
import { permitted } from './permitted.ts'

/** What is asked for besides where an area is a child: the parent within which it is. */
export const parentArgs = (builder: Builder, area: Area) =>
  area.parent ? builder.args((t) => ({ parent: t.id({ required: true }) })) : {}

/** A resolver that needs a permission, of an area: what is asked of a child is asked within its parent, and everything at an instant. */
export const permittedIn = <A extends object, R>(
  area: Area,
  permission: Permission,
  work: (args: A, context: GraphqlContext) => Promise<R>,
) =>
  permitted(permission, async (args: A & Within & { id?: string }, context) => {
    const { host, session } = context
    await enter(host.store, session.caller, area, args)
    return work({ ...args, at: host.clock().toISOString() }, context)
  })
