import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import type { InquiryAnswer } from '../../../machines/kernel/types.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Inquiry, InquiryAnswers } from '../../shared/endpoints/answers/inquiry.ts'
import { inquiryEndpoint } from '../../shared/endpoints/inquiry.ts'
import { type Locale, locales } from '../../shared/locales.ts'
import type { Host, Quota } from '../context.ts'
import { badField, badFields, notFound } from '../http/httpError.ts'
import { hour, takeQuota } from '../quota.ts'
import { localeOf } from '../http/locale.ts'
import { uuid } from '../http/schemas.ts'
import { networkOf } from '../sessions/network.ts'
import { type Sql, system } from '../store/store.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { documentLimits } from '../../shared/uploads.ts'
import { say } from '../words.ts'
import { codeField } from './codes.ts'
import { findLink, type Linked } from './links.ts'
import { moveByLink } from './moveByLink.ts'
import { shownLines } from './shown.ts'

type Said = InquiryAnswers['inquiry.look']

type Announced = Pick<KeptFile, 'name' | 'size' | 'type'>
type Case = { area: string; id: string }

/** How files of a case are brought by who has no account. */
export interface Uploads {
  presignBrought(of: Case, file: Announced): Promise<InquiryAnswers['inquiry.presign']>
  confirmBrought(request: FastifyRequest, of: Case, id: string): Promise<{ file: KeptFile }>
}

/** Calls of a network, which several people may share. */
const calls: Quota = { kind: 'inquiry', most: 300, seconds: hour }

type Sent = Record<'token' | 'answer', string> & Partial<Record<'code' | 'text' | 'file', string>>

const brief = { type: 'string', maxLength: 64 }

/** What is asked for, and what may come beside it. */
const bodyOf = (required: (keyof Sent)[], beside: object = {}, more: string[] = []) => ({
  body: {
    type: 'object',
    additionalProperties: false,
    required: [...required, ...more],
    properties: { ...Object.fromEntries(required.map((name) => [name, brief])), ...beside },
  },
})

/** Of a file. */
const announced = {
  name: { type: 'string', maxLength: 255 },
  size: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  type: { type: 'string', maxLength: 100 },
}

type Request<K extends keyof Sent> = FastifyRequest<{ Body: Pick<Sent, K> }>

/** The field in which an event brings what was written, or the file. */
const broughtIn = ({ place }: Linked, { asks, sends }: InquiryAnswer) =>
  asks ? undefined : Object.entries(place.lifecycle.events[sends]!.fields)[0]!

const writtenIn = (linked: Linked, answer: InquiryAnswer) => {
  const [name, field] = broughtIn(linked, answer) ?? []
  return name !== undefined && (field?.type === 'text' || field?.type === 'longText')
    ? ([name, field] as const)
    : undefined
}

const fileIn = (linked: Linked, answer: InquiryAnswer) => {
  const [name, field] = broughtIn(linked, answer) ?? []
  return name !== undefined && field?.type === 'file' ? { name, nameIn: field.nameIn } : undefined
}

const labelOf = (locale: Locale, { place }: Linked, event: string, field: string): string =>
  say(locale, `${place.lifecycle.id}:payload.${event}.${field}`)

/**
 * What somebody does who has no account, by the link that was mailed to them: it leads to one request of one case and shows what it
 * asks; what is decided by it needs a code beside it, and files are brought as those of people with an account. No cookie has a part in it, so that no other page can do it for them.
 */
export const inquiryRoutes = (app: FastifyInstance, host: Host, uploads: Uploads): void => {
  const read: Sql = { query: (query, values) => host.store.run(system, query, values) }

  const follow = async ({ ip, body }: Request<'token'>): Promise<Linked> => {
    await takeQuota(host.store, calls, networkOf(ip), host.clock())
    const linked = await findLink(host, body.token)
    if (!linked) throw notFound()
    return linked
  }

  const chosenOf = ({ inquiry: { answers } }: Linked, name: string): InquiryAnswer => {
    if (!Object.hasOwn(answers, name)) throw badField('answer')
    return answers[name]!
  }

  /** What the event of an answer is sent with. @throws HttpError BAD_INPUT */
  const payloadOf = async (linked: Linked, answer: InquiryAnswer, request: Request<keyof Sent>) => {
    const { code, text, file } = request.body
    const brought = fileIn(linked, answer)
    if (brought) {
      if (file === undefined) throw badField('file')
      const place = { area: linked.place.area.id, id: linked.id }
      const { file: kept } = await uploads.confirmBrought(request, place, file)
      return { [brought.name]: kept.id, [brought.nameIn]: kept.name }
    }
    const written = writtenIn(linked, answer)
    if (!written) return { [codeField]: code ?? '' }
    const checked = check(linked.place.lifecycle.events[answer.sends]!.schema!, { [written[0]]: text })
    if (checked.ok) return checked.value
    const field = labelOf(localeOf(request.headers['accept-language']), linked, answer.sends, written[0])
    throw badFields(checked.fields.map(({ key, values }) => ({ path: 'text', key, values: { ...values, field } })))
  }

  /** Sends the case what was chosen. @throws HttpError BAD_INPUT with why the case refuses it */
  const send = async (linked: Linked, type: string, payload: object): Promise<void> => {
    const outcome = await moveByLink(host, linked, type, payload)
    if (outcome !== 'taken')
      throw badFields(outcome.refused.slice(0, 1).map(({ key, values }) => ({ path: 'answer', key, values })))
  }

  const inquiryOf = async (linked: Linked): Promise<Said> => {
    const { place, name: asked, offered, shows, until, customer, facts, currency } = linked
    const { id } = place.lifecycle
    const [name = ''] = customer.split(' ')
    const inLanguage = async (locale: Locale): Promise<[Locale, Inquiry]> => {
      const word = (key: string) => say(locale, `${id}:inquiries.${asked}.${key}`, { name })
      const written = (answer: InquiryAnswer) => {
        const found = writtenIn(linked, answer)
        if (!found) return {}
        const [field, { type, max }] = found
        const [label, known] = [labelOf(locale, linked, answer.sends, field), facts[field]]
        return { written: { label, max, isLine: type === 'text', first: typeof known === 'string' ? known : '' } }
      }
      return [
        locale,
        {
          title: word('title'),
          intro: word('intro'),
          lines: await shownLines(
            locale,
            { areas: host.areas, area: place.area, told: facts, currency },
            asked,
            shows,
            read,
          ),
          until: formatInstant(until, locale, defaultTimeZone),
          answers: offered.map(([answer, one]) => ({
            name: answer,
            intent: one.intent,
            ...written(one),
            ...(fileIn(linked, one) && { brings: documentLimits }),
            label: word(`answers.${answer}.label`),
            follows: word(`answers.${answer}.follows`),
            done: word(`answers.${answer}.done`),
            then: word(`answers.${answer}.then`),
            ...(one.signsIn && { signsIn: one.signsIn }),
          })),
        },
      ]
    }
    return Object.fromEntries(await Promise.all(locales.map(inLanguage))) as Said
  }

  app.post(
    inquiryEndpoint('inquiry.look').path,
    { schema: bodyOf(['token']) },
    async (request: Request<'token'>): Promise<{ data: Said }> => ({ data: await inquiryOf(await follow(request)) }),
  )

  app.post(
    inquiryEndpoint('inquiry.sendCode').path,
    { schema: bodyOf(['token', 'answer']) },
    async (request: Request<'token' | 'answer'>, reply) => {
      const linked = await follow(request)
      const { asks } = chosenOf(linked, request.body.answer)
      if (!asks) throw badField('answer')
      const { type, ...payload } = asks
      await send(linked, type, payload)
      return reply.code(204).send()
    },
  )

  app.post(
    inquiryEndpoint('inquiry.presign').path,
    { schema: bodyOf(['token', 'answer'], announced, Object.keys(announced)) },
    async (
      request: FastifyRequest<{ Body: Pick<Sent, 'token' | 'answer'> & Announced }>,
    ): Promise<{ data: InquiryAnswers['inquiry.presign'] }> => {
      const linked = await follow(request)
      const { answer, name, size, type } = request.body
      const chosen = chosenOf(linked, answer)
      const isOffered = linked.offered.some(([one]) => one === answer)
      if (!isOffered || !fileIn(linked, chosen)) throw badField('answer')
      const place = { area: linked.place.area.id, id: linked.id }
      return { data: await uploads.presignBrought(place, { name, size, type }) }
    },
  )

  app.post(
    inquiryEndpoint('inquiry.answer').path,
    { schema: bodyOf(['token', 'answer'], { code: brief, text: { type: 'string', maxLength: 4096 }, file: uuid }) },
    async (request: Request<keyof Sent>, reply) => {
      const linked = await follow(request)
      const chosen = chosenOf(linked, request.body.answer)
      await send(linked, chosen.sends, await payloadOf(linked, chosen, request))
      return reply.code(204).send()
    },
  )
}
