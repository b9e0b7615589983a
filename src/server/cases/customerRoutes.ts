import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { customerActor } from '../../../machines/kernel/actors.ts'
import { hindrances } from '../../../machines/kernel/explain.ts'
import type { CustomerAnswer } from '../../../machines/kernel/types.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { CustomerAnswers, Inquiry } from '../../shared/endpoints/answers/customer.ts'
import { customerEndpoint } from '../../shared/endpoints/customer.ts'
import { type Locale, locales } from '../../shared/locales.ts'
import type { Host, Quota } from '../context.ts'
import { badField, badFields, HttpError, notFound } from '../http/httpError.ts'
import { hour, takeQuota } from '../quota.ts'
import { networkOf } from '../sessions/network.ts'
import { type Sql, system } from '../store/store.ts'
import { say } from '../words.ts'
import { codeField } from './codes.ts'
import { findLink, type Linked } from './links.ts'
import { moveAsHost } from './moveAsHost.ts'
import { shownLines } from './shown.ts'

type Said = CustomerAnswers['customer.look']

/** Calls of a network: several customers may share one. */
const calls: Quota = { kind: 'customer', most: 300, seconds: hour }

/** How often an answer is judged anew because the case has moved meanwhile. */
const mostAttempts = 3

type Sent = Record<'token' | 'answer' | 'code', string>

/** What is asked for beside the link. */
const bodyOf = (...names: (keyof Sent)[]) => ({
  body: {
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength: 64 }])),
  },
})

type Request<K extends keyof Sent> = FastifyRequest<{ Body: Pick<Sent, K> }>

/**
 * What a customer does who has no account, by the link that was mailed to them: it leads to one request of one case, shows what it
 * asks, and decides nothing by itself. No cookie has a part in it, so that no other page can do it for them.
 */
export const customerRoutes = (app: FastifyInstance, host: Host): void => {
  const read: Sql = { query: (query, values) => host.store.run(system, query, values) }

  const follow = async ({ ip, body }: Request<'token'>): Promise<Linked> => {
    await takeQuota(host.store, calls, networkOf(ip), host.clock())
    const linked = await findLink(host, body.token)
    if (!linked) throw notFound()
    return linked
  }

  const chosenOf = ({ place }: Linked, name: string): CustomerAnswer => {
    const { customer = {} } = place.lifecycle
    if (!Object.hasOwn(customer, name)) throw badField('answer')
    return customer[name]!
  }

  /** Sends the case what the customer has chosen. @throws HttpError BAD_INPUT with why the case refuses it */
  const send = async (linked: Linked, type: string, payload: object, attempts = mostAttempts): Promise<void> => {
    const outcome = await moveAsHost(
      host,
      linked.place,
      linked.id,
      { type, payload, key: `customer ${randomUUID()}` },
      customerActor,
    )
    if (outcome === 'taken') return
    if (outcome === 'missing') throw notFound()
    if (outcome !== 'overtaken')
      throw badFields(outcome.refused.slice(0, 1).map(({ key, values }) => ({ path: 'code', key, values })))
    if (attempts <= 1) throw new HttpError('UNAVAILABLE', 'unavailable')
    await send(linked, type, payload, attempts - 1)
  }

  const inquiryOf = async ({ place, record, shows, until, customer, currency }: Linked): Promise<Said> => {
    const { id, customer: answers = {} } = place.lifecycle
    const [name = ''] = customer.split(' ')
    const stamp = { by: customerActor, at: host.clock().toISOString() }
    const possible = Object.entries(answers).filter(
      ([, { asks }]) => hindrances(place.lifecycle, record, { ...asks, ...stamp }).length === 0,
    )
    const inLanguage = async (locale: Locale): Promise<[Locale, Inquiry]> => {
      const word = (key: string) => say(locale, `${id}:customer.${key}`, { name })
      return [
        locale,
        {
          title: word('title'),
          intro: word('intro'),
          lines: await shownLines(locale, place.area, shows, currency, read),
          until: formatInstant(until, locale, defaultTimeZone),
          answers: possible.map(([answer, { intent }]) => ({
            name: answer,
            intent,
            label: word(`answers.${answer}.label`),
            follows: word(`answers.${answer}.follows`),
            done: word(`answers.${answer}.done`),
            then: word(`answers.${answer}.then`),
          })),
        },
      ]
    }
    return Object.fromEntries(await Promise.all(locales.map(inLanguage))) as Said
  }

  app.post(
    customerEndpoint('customer.look').path,
    { schema: bodyOf('token') },
    async (request: Request<'token'>): Promise<{ data: Said }> => ({ data: await inquiryOf(await follow(request)) }),
  )

  app.post(
    customerEndpoint('customer.sendCode').path,
    { schema: bodyOf('token', 'answer') },
    async (request: Request<'token' | 'answer'>, reply) => {
      const linked = await follow(request)
      const { type, ...payload } = chosenOf(linked, request.body.answer).asks
      await send(linked, type, payload)
      return reply.code(204).send()
    },
  )

  app.post(
    customerEndpoint('customer.answer').path,
    { schema: bodyOf('token', 'answer', 'code') },
    async (request: Request<keyof Sent>, reply) => {
      const linked = await follow(request)
      const { answer, code } = request.body
      await send(linked, chosenOf(linked, answer).sends, { [codeField]: code })
      return reply.code(204).send()
    },
  )
}
