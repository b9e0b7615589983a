import type { FastifyInstance } from 'fastify'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Bus } from './bus.ts'
import { openStreams } from './streams.ts'

const eventStream = 'text/event-stream; charset=utf-8'
const heartbeat = 15_000
/** How often sessions of open streams are looked up; they close within five seconds of their session's end. */
const review = 3_000
const streamsOfOneSession = 20

/** `late`: milliseconds since the page asked for what it shows. */
const schema = {
  querystring: { type: 'object', properties: { late: { type: 'string', pattern: '^\\d{1,9}$', default: '0' } } },
}

/** `GET /api/live`: what others do to the rows that the caller may see, as server-sent events. */
export const liveRoutes = (app: FastifyInstance, host: Host, sessions: Sessions, bus: Bus): void => {
  const streams = openStreams(new Map(host.areas.map((area) => [area.id, area])), host.clock)
  bus.attach({ ...streams.ear, reviewed: () => void reviewAll() })
  sessions.onEnded(streams.endSession)

  const beating = setInterval(streams.beat, heartbeat)
  const reviewing = setInterval(() => void reviewAll(), review)
  const reviewOnce = async () => {
    const ids = streams.sessionIds()
    if (ids.length === 0) return
    try {
      streams.review(await sessions.standing(ids), ids)
    } catch (error) {
      host.log.warn({ err: error }, 'sessions could not be looked up, their streams end')
      streams.endAll()
    }
  }
  /** What changes while they are looked up is looked up once more. */
  let asked = 0
  const reviewAll = async () => {
    asked += 1
    if (asked > 1) return
    for (let seen = 0; seen < asked;) {
      seen = asked
      await reviewOnce()
    }
    asked = 0
  }

  app.addHook('preClose', async () => {
    clearInterval(beating)
    clearInterval(reviewing)
    streams.endAll()
  })

  app.get<{ Querystring: { late: string } }>('/api/live', { schema }, async (request, reply) => {
    const session = await sessions.authenticate(request)
    if (streams.countOf(session.id) >= streamsOfOneSession)
      throw new HttpError('TOO_MANY', 'tooManyAttempts', { values: { seconds: 30 }, headers: { 'retry-after': '30' } })
    if (request.method === 'HEAD') return reply.type(eventStream).send()
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': eventStream,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    streams.add({ session, response: reply.raw }, Number(request.query.late))
    return reply
  })
}
