import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { grants } from '../../../machines/kernel/grants.ts'
import type { User } from '../../../machines/session/session.types.ts'
import { listsOf } from '../../shared/area/lists.ts'
import { areaFor } from '../../shared/area/sight.ts'
import type { Area } from '../../shared/area/types.ts'
import type { ListAnswer } from '../../shared/endpoints/answers/records.ts'
import { areaEndpoint } from '../../shared/endpoints/areas.ts'
import { beginningPath } from '../../shared/endpoints/beginning.ts'
import { type ListQuery, questionOf, readQuery } from '../../shared/endpoints/listQuery.ts'
import type { Host } from '../context.ts'
import { answerOf } from '../http/errors.ts'
import { byCookie } from '../sessions/cookies.ts'
import { supportedLocale } from '../../shared/locales.ts'
import { causeOf } from './errors.ts'
import { firstRowsOf } from './firstRows.ts'
import { json, written } from './jsonText.ts'

export interface Question {
  /** Of an endpoint. */
  name: string
  variables: Record<string, unknown>
  /** The list as the person sees it. */
  area: Area
  query: ListQuery
}

type Run = (
  request: FastifyRequest,
  reply: FastifyReply,
  questionOf: (user: User) => Question | null,
) => Promise<Pick<ExecutionResult, 'data'> & { user?: User; question?: Question | null; errors?: readonly unknown[] }>

/** What the list at an address asks first; null where there is none, or its days are those of a zone that the browser alone knows. */
const questionAt = (lists: readonly Area[], { permissions, timeZone }: User, address: string): Question | null => {
  const [path, search] = address.split(/(?=\?)/)
  const list = lists.find(({ route }) => route === path)
  if (!list || !grants(permissions, list.permissions.list)) return null
  const area = areaFor(list, permissions)
  const query = readQuery(area, new URLSearchParams(search))
  const isZoned = list.list.filters.some(({ field, kind }) => kind === 'dateRange' && field in query.filter)
  if (isZoned && !timeZone) return null
  const variables = { ...questionOf(query), user_timezone: timeZone ?? 'UTC' }
  return { name: areaEndpoint(list, 'list').name, variables, area, query }
}

/** Whoever gets nothing here asks by the ordinary calls, and is told by them what is wrong. */
const answerNothing = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  answerOf(error, request)
  return reply.code(204).send()
}

const options = {
  schema: { querystring: { type: 'object', properties: { at: { type: 'string' }, locale: { type: 'string' } } } },
  onRequest: byCookie,
  errorHandler: answerNothing,
}

/** `GET /api/beginning`: what a page asks while its scripts are on their way, answered by the documents of the ordinary calls. */
export const beginningDoor = (
  app: FastifyInstance,
  { areas, clock }: Pick<Host, 'areas' | 'clock'>,
  run: Run,
): void => {
  const lists = areas.filter(({ parent }) => !parent).flatMap(listsOf)
  app.get<{ Querystring: { at?: string; locale?: string } }>(beginningPath, options, async (request, reply) => {
    const { at = '', locale } = request.query
    const { user, question, data, errors } = await run(request, reply, (one) => questionAt(lists, one, at))
    if (errors) throw causeOf(errors[0])
    const list = locale && data && (JSON.parse(written(data)) as { result: ListAnswer }).result
    const rows = list
      ? firstRowsOf(question!, user!, list, { locale: supportedLocale(locale), now: clock() })
      : undefined
    return reply.type(json).send(written({ data: { user, list: data?.result, rows } }))
  })
}
