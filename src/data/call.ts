import { isRefreshing } from '../../machines/session/session.view.ts'
import type { ActionAnswer } from '../shared/endpoints/answers/actions.ts'
import type { AreaOperation } from '../shared/area/operations.ts'
import type { AreaCalls } from '../shared/endpoints/answers/area.ts'
import { accountEndpoints } from '../shared/endpoints/account.ts'
import { areaEndpoint } from '../shared/endpoints/areas.ts'
import { commissionEndpoints } from '../shared/endpoints/commission.ts'
import { commentEndpoints } from '../shared/endpoints/comments.ts'
import { draftEndpoints } from '../shared/endpoints/drafts.ts'
import { exportEndpoints } from '../shared/endpoints/exports.ts'
import { fileEndpoints } from '../shared/endpoints/files.ts'
import { formFigureEndpoints } from '../shared/endpoints/formFigures.ts'
import { holdingEndpoints } from '../shared/endpoints/holding.ts'
import { importEndpoints } from '../shared/endpoints/imports.ts'
import { placeOf } from '../shared/endpoints/places.ts'
import { ledgerEndpoints } from '../shared/endpoints/ledger.ts'
import { overviewEndpoints } from '../shared/endpoints/overview.ts'
import { paymentEndpoints } from '../shared/endpoints/payment.ts'
import { poolEndpoints } from '../shared/endpoints/pools.ts'
import { postQuoteEndpoints } from '../shared/endpoints/postQuote.ts'
import { type Answers, named } from '../shared/endpoints/rest.ts'
import { rightsEndpoints } from '../shared/endpoints/rights.ts'
import { templateEndpoints } from '../shared/endpoints/templates.ts'
import { ruleEndpoints } from '../shared/endpoints/rules.ts'
import { rollOutEndpoints } from '../shared/endpoints/rollOut.ts'
import { sessionEndpoints } from '../shared/endpoints/session.ts'
import type { Endpoint } from '../shared/endpoints/types.ts'
import { viewEndpoints } from '../shared/endpoints/views.ts'
import { workflowTrialEndpoints } from '../shared/endpoints/workflowTrials.ts'
import type { Area } from '../shared/area/types.ts'
import { readerTimeZone } from '../shared/format/timeZone.ts'
import { isAskedAhead, keepAhead, seeAhead, takeAhead } from './ahead.ts'
import { requestGraphql } from './graphql.ts'
import { ApiError } from './apiError.ts'
import { request, type RequestOptions } from './request.ts'
import { refreshed, renewToken, session } from './session.ts'
import { storedToken } from './sessionStore.ts'

type Options = Pick<RequestOptions, 'signal' | 'content'>
type Values = Record<string, unknown>

const perform = <A>(endpoint: Endpoint<A>, data: Values, options: Options): Promise<A> => {
  const sent = endpoint.list ? { ...data, user_timezone: readerTimeZone() } : data
  const send = endpoint.transport === 'graphql' ? requestGraphql : request
  return withToken((token) => send(endpoint, sent, { ...options, token }))
}

const questionOf = (endpoint: Endpoint, data: Values) => JSON.stringify([endpoint.name, endpoint.path, data])

/** Calls of endpoints that are no area's, each made as the signed-in person and once more after a refresh when the token had expired. */
export const calling = (endpoints: readonly Endpoint[]) => {
  const endpointNamed = named(endpoints)
  /** @throws ApiError; status 0 when no answer came */
  return <N extends keyof Answers>(name: N, data: Values = {}, options: Options = {}): Promise<Answers[N]> =>
    perform(endpointNamed(name), data, options)
}

/** Calls one that any page may need; what a page of its own needs comes with that page. */
export const call = calling([
  ...sessionEndpoints,
  ...accountEndpoints,
  ...fileEndpoints,
  ...draftEndpoints,
  ...exportEndpoints,
  ...commentEndpoints,
  ...commissionEndpoints,
  ...formFigureEndpoints,
  ...holdingEndpoints,
  ...importEndpoints,
  ...ledgerEndpoints,
  ...overviewEndpoints,
  ...paymentEndpoints,
  ...poolEndpoints,
  ...postQuoteEndpoints,
  ...rightsEndpoints,
  ...templateEndpoints,
  ...rollOutEndpoints,
  ...ruleEndpoints,
  ...viewEndpoints,
  ...workflowTrialEndpoints,
])

/** An area's call, the braces of its path named as what it is made with is. */
const callOf = <A>(area: Area, operation: string) => {
  const endpoint = areaEndpoint(area, operation)
  const asSent = (_: string, brace: string) => `{${placeOf(area, endpoint, brace).variable}}`
  return { ...endpoint, path: endpoint.path.replace(/\{(\w+)\}/g, asSent) } as Endpoint<A>
}

/** What is asked of a child says within which parent. */
const parentIn = ({ within: parent }: Area): Values => (parent === undefined ? {} : { parent })

/** Asks an area for one of its operations, whatever it is named and wherever it is called; as `call`. */
export const ask = <O extends AreaOperation>(
  area: Area,
  operation: O,
  data: AreaCalls[O]['data'],
  options: Options = {},
): Promise<AreaCalls[O]['answer']> => {
  const endpoint = callOf<AreaCalls[O]['answer']>(area, operation)
  const whole = { ...parentIn(area), ...data }
  return takeAhead(questionOf(endpoint, whole), () => perform(endpoint, whole, options))
}

/**
 * Asks what a page will ask as soon as it is drawn, which then is answered by this.
 * @param told the answer where it was told by other ways, or null
 */
export const askAhead = <O extends AreaOperation>(
  area: Area,
  operation: O,
  data: AreaCalls[O]['data'],
  told?: Promise<AreaCalls[O]['answer'] | null>,
): void => {
  const endpoint = callOf<AreaCalls[O]['answer']>(area, operation)
  const whole = { ...parentIn(area), ...data }
  const question = questionOf(endpoint, whole)
  if (isAskedAhead(question)) return
  const askNow = () => perform(endpoint, whole, {})
  keepAhead(question, told ? told.then((answer) => answer ?? askNow()) : askNow())
}

/** What was answered of that already. */
export const answeredAhead = <O extends AreaOperation>(
  area: Area,
  operation: O,
  data: AreaCalls[O]['data'],
): AreaCalls[O]['answer'] | undefined =>
  seeAhead(questionOf(callOf(area, operation), { ...parentIn(area), ...data })) as AreaCalls[O]['answer'] | undefined

interface ActionData {
  id?: string
  revision?: number
  input: Values
  key: string
}

/** Has one of an area's actions done; as `call`. */
export const askAction = (
  area: Area,
  action: string,
  { id, revision, input, key }: ActionData,
  options: Options = {},
): Promise<ActionAnswer> => {
  const { reads, input: fields } = area.actions![action]!
  const data = { ...parentIn(area), ...(id && { id }), ...(!reads && { revision, key }), ...(fields && { input }) }
  return perform(callOf<ActionAnswer>(area, action), data, options)
}

/**
 * Does some work with the stored token, which a refresh under way is about to replace, and again with a renewed one when it had
 * expired; a session that is over is ended here too.
 */
export const withToken = async <T>(work: (token: string) => Promise<T>): Promise<T> => {
  if (isRefreshing(session.getSnapshot())) await refreshed()
  const token = storedToken()
  if (!token) {
    session.send({ type: 'cookie.missed' })
    throw new ApiError(401, 'UNAUTHENTICATED', '')
  }
  try {
    return await work(token)
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'UNAUTHENTICATED') session.send({ type: 'session.refused' })
    const renewed = code === 'QUS-AUTH-008' ? await renewToken(token) : null
    if (!renewed) throw error
    return work(renewed)
  }
}
