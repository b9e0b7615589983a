import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bringing } from '../../../machines/kernel/payloads.ts'
import {
  type Audience,
  audiences,
  longestComment,
  type Mentioned,
  mostMentions,
} from '../../shared/endpoints/answers/comments.ts'
import type { CommentAnswers } from '../../shared/endpoints/answers/comments.ts'
import type { Area } from '../../shared/area/types.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { placeOf } from '../cases/place.ts'
import { readCase } from '../cases/readCase.ts'
import type { Host, Quota } from '../context.ts'
import { badField, badFields, HttpError, notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { notify } from '../notify.ts'
import { day, minute, takeQuotas } from '../quota.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import type { Sql } from '../store/store.ts'
import { type Reader, readersOf } from './people.ts'
import {
  addComment,
  deleteComment,
  editComment,
  type OwnComment,
  ownComment,
  partiesNow,
  readComments,
} from './rows.ts'

/** Of one person. */
const aMinute: Quota = { kind: 'comments minute', most: 20, seconds: minute }
const aDay: Quota = { kind: 'comments day', most: 500, seconds: day }

const area = { type: 'string', maxLength: 60 }
const written = {
  text: { type: 'string', maxLength: 4 * longestComment },
  mentions: { type: 'array', maxItems: mostMentions, items: uuid },
}
const schemaOf = (properties: object, required = Object.keys(properties)) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as const

const ofCase = { area, id: uuid }
const listed = schemaOf({ ...ofCase, at: { type: 'string', format: 'date-time' }, before: uuid }, ['area', 'id'])
const added = schemaOf({ ...ofCase, comment: uuid, audience: { enum: audiences }, ...written })
const ofComment = schemaOf({ comment: uuid })

const mention = ({ user }: Session, of: { area: Area; id: string }, comment: string, text: string, at: string) =>
  ({ kind: 'mentioned', id: comment, of, by: user.fullName, text, at }) as const

interface Said {
  text: string
  mentions: string[]
}

interface Changing {
  session: Session
  of: { area: Area; id: string }
  at: string
}

const { schema: sayable } = bringing({ text: { type: 'longText', max: longestComment, required: true } })

/** What is said as it is kept. @throws HttpError BAD_INPUT */
const readText = (text: string): string => {
  const checked = check(sayable!, { text })
  if (!checked.ok) throw badFields(checked.fields)
  return (checked.value as { text: string }).text
}

/** What people say about cases: whoever may open a case reads and writes there. */
export const commentRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock } = host

  const enter = async (session: Session, of: { area: string; id: string }): Promise<Area> => {
    const place = placeOf(host, of.area)
    permit(host, session, place.area.permissions.detail)
    if (!(await readCase(store, place, session.caller, of.id))) throw notFound({ table: place.area.table, id: of.id })
    return place.area
  }

  /** Those who are mentioned, each of whom may read what is said. @throws HttpError BAD_INPUT */
  const mentioned = async (
    session: Session,
    entered: Area,
    id: string,
    audience: Audience,
    ids: readonly string[],
  ): Promise<Reader[]> => {
    if (ids.length === 0) return []
    const readers = await readersOf(store, session, entered, id, audience)
    const found = readers.filter((reader) => ids.includes(reader.id))
    if (found.length < new Set(ids).size) throw badField('mentions', 'unseen')
    return found
  }

  const named = (readers: readonly Reader[]): Mentioned[] => readers.map(({ id, name }) => ({ id, name }))

  app.get<{ Querystring: { area: string; id: string; at?: string; before?: string } }>(
    '/api/comments',
    { schema: { querystring: listed } },
    async (request): Promise<{ data: CommentAnswers['comments.list'] }> => {
      const session = await sessions.authenticate(request)
      const { at, before, ...of } = request.query
      await enter(session, of)
      const sql: Sql = { query: (text, values) => store.run(session.caller, text, values) }
      return { data: await readComments(sql, session, of, at && before ? { at, id: before } : null) }
    },
  )

  app.get<{ Querystring: { area: string; id: string } }>(
    '/api/comments/people',
    { schema: { querystring: schemaOf(ofCase) } },
    async (request): Promise<{ data: CommentAnswers['comments.people'] }> => {
      const session = await sessions.authenticate(request)
      const entered = await enter(session, request.query)
      const readers = await readersOf(store, session, entered, request.query.id, 'all')
      return {
        data: readers.map(({ id, name, organisation, isColleague }) => ({ id, name, organisation, isColleague })),
      }
    },
  )

  app.post<{ Body: Said & { area: string; id: string; comment: string; audience: Audience } }>(
    '/api/comments',
    { schema: { body: added } },
    async (request, reply) => {
      const session = await sessions.authenticate(request)
      const { id, comment, audience, mentions } = request.body
      const text = readText(request.body.text)
      const entered = await enter(session, request.body)
      const readers = await mentioned(session, entered, id, audience, mentions)
      const takes = [aMinute, aDay].map((quota) => ({ quota, who: session.user.id }))
      await takeQuotas(store, takes, clock())
      const at = clock().toISOString()
      const parties = await store.transaction(session.caller, async (sql) => {
        const said = { id: comment, caseId: id, audience, text, mentions: named(readers) }
        const known = await addComment(sql, session, entered, said, at)
        if (known) await notify(host, sql, readers, mention(session, { area: entered, id }, comment, text, at))
        return known
      })
      if (parties) tell(session, entered, id, audience, parties)
      return reply.code(204).send()
    },
  )

  const tell = (
    { caller }: Session,
    entered: Area,
    id: string,
    audience: Audience,
    parties: Awaited<ReturnType<typeof partiesNow>>,
  ) => host.live.commented({ area: entered.id, id, parties, only: audience === 'own' ? caller.organisation : null })

  /** Changes a comment of the person's own in its first minutes. @throws HttpError NOT_FOUND, BAD_INPUT */
  const change = async (
    request: FastifyRequest,
    comment: string,
    mentions: readonly string[],
    work: (sql: Sql, own: OwnComment, readers: Reader[], changing: Changing) => Promise<void>,
  ): Promise<void> => {
    const session = await sessions.authenticate(request)
    const now = clock()
    const find = async (sql: Sql): Promise<OwnComment> => {
      const own = await ownComment(sql, session, comment, now)
      if (!own) throw notFound({ table: 'comments', id: comment })
      return own
    }
    const { area: areaId, case_id: id, audience } = await store.transaction(session.caller, find)
    const entered = await enter(session, { area: areaId, id })
    const readers = await mentioned(session, entered, id, audience, mentions)
    const parties = await store.transaction(session.caller, async (sql) => {
      const own = await find(sql)
      if (!own.isChangeable) throw new HttpError('BAD_INPUT', 'comments.tooLate')
      await work(sql, own, readers, { session, of: { area: entered, id }, at: now.toISOString() })
      return partiesNow(sql, entered, id)
    })
    tell(session, entered, id, audience, parties)
  }

  app.patch<{ Body: Said & { comment: string } }>(
    '/api/comments',
    { schema: { body: schemaOf({ comment: uuid, ...written }) } },
    async (request, reply) => {
      const { body } = request
      const { comment } = body
      const text = readText(body.text)
      await change(request, comment, body.mentions, async (sql, own, readers, { session, of, at }) => {
        await editComment(sql, comment, { text, mentions: named(readers) }, at)
        const others = readers.filter((reader) => !own.mentions.some(({ id }) => id === reader.id))
        await notify(host, sql, others, mention(session, of, comment, text, at))
      })
      return reply.code(204).send()
    },
  )

  app.delete<{ Params: { comment: string } }>(
    '/api/comments/:comment',
    { schema: { params: ofComment } },
    async (request, reply) => {
      const { comment } = request.params
      await change(request, comment, [], (sql) => deleteComment(sql, comment))
      return reply.code(204).send()
    },
  )
}
