import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sql, Store } from '../store/store.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import { HttpError } from './httpError.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its content comes or goes as fast as the line is: neither deadline nor slow senders are looked for. */
    ownPace?: true
  }
}

/** Milliseconds in which a request is answered once it has arrived. */
const patience = 9_000

const requests = new AsyncLocalStorage<{ isOver: boolean }>()

/**
 * Answers 503 where a route's work has not ended in time. The work goes on unheard and asks nothing more of a store that heeds
 * deadlines; the one statement that was under way by then may still be written. A move that was tried again with its key is then
 * answered with what it did; what has no key is tried again by people, who see its result first.
 */
export const keepDeadline = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.config?.ownPace) return
    const { handler } = route
    route.handler = function (request, reply) {
      const deadline = { isOver: false }
      const answer: unknown = requests.run(deadline, () => handler.call(this, request, reply))
      return answer instanceof Promise ? inTime(answer, deadline, reply) : answer
    }
  })
}

const inTime = async (answer: Promise<unknown>, deadline: { isOver: boolean }, reply: FastifyReply) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An answer that has begun goes on as its reader reads.
      if (reply.raw.headersSent) return
      deadline.isOver = true
      reject(new HttpError('UNAVAILABLE', 'unavailable'))
    }, patience)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const refuseLate = (): Promise<never> | null =>
  requests.getStore()?.isOver ? Promise.reject(new StoreUnavailable('The deadline of the request has passed')) : null

/** A store that begins and commits nothing for a request that has been told that it failed. */
export const heedDeadlines = (store: Store): Store => ({
  ...store,
  run: (caller, text, values, name) => refuseLate() ?? store.run(caller, text, values, name),
  transaction: (caller, work, limits) =>
    store.transaction(
      caller,
      async (sql) => {
        const heeding: Sql = { query: (text, values) => refuseLate() ?? sql.query(text, values) }
        const result = await work(heeding)
        await refuseLate()
        return result
      },
      limits,
    ),
})
