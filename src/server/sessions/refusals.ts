import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { type Refusal, refusalsOf } from '../http/refusals.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { type Store, system } from '../store/store.ts'
import { audit, logSecurity, type SecurityEvent } from './audit.ts'
import { networkOf } from './network.ts'
import type { Sessions } from './sessions.ts'

/** Refusals of one person, or of one network, in a minute that are looked into and kept; more are a burst. */
const keptAMinute = 20
/** Whose refusals are counted apart in a minute; those of all others are counted together. */
const mostCounted = 10_000

/** How many times somebody has been counted in the present minute, here. */
const counterOf = (clock: Host['clock']) => {
  let present = 0
  const counts = new Map<string, number>()
  return (who: string): number => {
    const minute = Math.floor(clock().getTime() / 60_000)
    if (minute !== present) counts.clear()
    present = minute
    const key = counts.has(who) || counts.size < mostCounted ? who : 'others'
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}

/** Characters that are kept of what a record was called. */
const mostCalled = 60

const isThere = async (store: Store, { table, id, column }: NonNullable<Refusal['sought']>): Promise<boolean> =>
  (column !== undefined || isId(id)) &&
  (await store.run(system, `select from ${table} where ${column ?? 'id'} = $1 limit 1`, [id])).length > 0

/**
 * Tells of each refused access in a line of the security log, and in a row of the audit where the person is known: the one
 * place where any door's refusal becomes either. It does so when the answer is out, so that what it looks up to tell a record of
 * others from a missing one takes the caller no time. A flood fills no table: above so many a minute, lines alone are made, and
 * one that raises the alarm.
 */
export const tellRefusals = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const countOf = counterOf(host.clock)

  const tell = async (request: FastifyRequest, { reason, sought, detail }: Refusal): Promise<void> => {
    const session = sessions.knownBy(request)
    const who = session ? session.owner : {}
    const count = countOf(session?.owner.userId ?? networkOf(request.ip))
    const isKept = session !== undefined && count <= keptAMinute
    const isMissing = isKept && sought !== undefined && !(await isThere(host.store, sought))
    const what: SecurityEvent = {
      event: 'access',
      result: 'refused',
      reason: reason !== 'record' || !isKept ? reason : isMissing ? 'missing' : 'foreign',
      ...who,
      detail: {
        door: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        ...(session?.readsAlone && { seenAs: session.user.id }),
        ...(sought && { sought: `${sought.table} ${sought.id.slice(0, mostCalled)}` }),
        ...detail,
      },
    }
    if (isKept && !isMissing) await audit(host, request, what)
    else logSecurity(request, what)
    if (count === keptAMinute + 1) logSecurity(request, { ...what, event: 'accessBurst' }, 'warn')
  }

  app.addHook('onResponse', async (request) => {
    try {
      for (const refusal of refusalsOf(request)) await tell(request, refusal)
    } catch (error) {
      request.log.error({ err: error }, 'a refused access could not be kept')
    }
  })
}
