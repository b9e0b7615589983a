import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currencyCodes, unitOf } from '../../../../../machines/fields/currencies.ts'
import { largestSum } from '../../../../../machines/fields/money.ts'
import { localeCookie, locales, supportedLocale } from '../../../../shared/locales.ts'
import type { Host } from '../../../context.ts'
import { cookieOf } from '../../../http/beginning.ts'
import { badInput, notFound } from '../../../http/httpError.ts'
import { localeOf } from '../../../http/locale.ts'
import { system } from '../../../store/store.ts'
import { sandboxApi } from './api.ts'
import type { Seen } from './html.ts'
import { sendAgain } from './notices.ts'
import { newest, shown } from './orders.ts'
import { homePage, paymentPage, type Sent, transferPage } from './pages.ts'
import * as payments from './payments.ts'
import { pagePath } from './payments.ts'
import { ofAll, type Switch, switchesAt, switchNames, turn } from './switches.ts'
import * as transfers from './transfers.ts'
import { isSandbox } from './work.ts'

const mostBytes = 8 * 1024

type Fields = Record<string, string[]>
type Asked = FastifyRequest<{ Params: { token?: string }; Querystring: { lang?: string }; Body: Fields }>

const one = (fields: Fields, name: string): string => fields[name]?.[0] ?? ''

const seenBy = ({ query, headers, params }: Asked): Seen => {
  const named = locales.find((locale) => locale === query.lang)
  const kept = cookieOf(headers.cookie, localeCookie)
  return {
    locale: named ?? (kept ? supportedLocale(kept) : localeOf(headers['accept-language'])),
    path: params.token === undefined ? pagePath : `${pagePath}/${params.token}`,
  }
}

const sentOf = ({ store }: Host, reference: string) =>
  store.run<Sent>(
    system,
    `select number, body, forged, due_at, attempts, ended_at, outcome from sandbox_notices where reference = $1
     order by number desc limit ${shown}`,
    [reference],
  )

const switchesIn = (fields: Fields): Switch[] =>
  switchNames.filter((name) => fields['switches']?.some((chosen) => chosen === name))

/** @throws HttpError BAD_INPUT */
const sumIn = (fields: Fields, payment: payments.Payment): [amount: number, currency: string] => {
  if (!fields['amount']) return [payment.amount, payment.currency]
  const currency = one(fields, 'currency')
  const amount = Math.round(Number(one(fields, 'amount')) * unitOf(currency))
  if (!currencyCodes.includes(currency) || !(amount > 0 && amount <= largestSum)) throw badInput()
  return [amount, currency]
}

/** @throws HttpError BAD_INPUT */
const numberIn = (fields: Fields): number => {
  const number = Number(one(fields, 'number'))
  if (!Number.isSafeInteger(number)) throw badInput()
  return number
}

const paymentActs: Record<string, (host: Host, payment: payments.Payment, fields: Fields) => Promise<void>> = {
  pay: (host, payment, fields) => payments.pay(host, payment, ...sumIn(fields, payment)),
  decline: payments.decline,
  expire: payments.expire,
}
const transferActs: Record<string, (host: Host, transfer: transfers.Transfer) => Promise<void>> = {
  settle: transfers.settle,
  fail: transfers.fail,
  giveBack: transfers.giveBack,
}

/** The sandbox of a payment gateway: its interface, and the pages on which a person plays bank, wallet, shop and misfortune. */
export const paymentSandboxRoutes = (app: FastifyInstance, host: Host): void => {
  if (!isSandbox(host.config)) return
  sandboxApi(app, host)

  const find = async (token = '') => {
    const [payment, transfer] = [await payments.read(host, 'token', token), await transfers.read(host, 'token', token)]
    if (!payment && !transfer) throw notFound()
    return { payment, transfer, reference: (payment ?? transfer)!.reference }
  }
  /** By `no-referrer` a form would be sent in the name of no origin, and refused. */
  const send = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin').send(text)

  void app.register(async (pages) => {
    pages.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      async (_: unknown, text: string): Promise<Fields> => {
        const sent = new URLSearchParams(text)
        return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]))
      },
    )

    pages.get(pagePath, async (request: Asked, reply) =>
      send(
        reply,
        homePage(
          seenBy(request),
          await newest<payments.Payment>(host, 'sandbox_payments'),
          await newest<transfers.Transfer>(host, 'sandbox_transfers'),
          await switchesAt(host.store, ofAll),
        ),
      ),
    )
    pages.post(pagePath, async (request: Asked, reply) => {
      const fields = request.body ?? {}
      if (one(fields, 'act') !== 'switch') throw badInput()
      await turn(host.store, one(fields, 'reference').trim().slice(0, 60) || ofAll, switchesIn(fields))
      return reply.redirect(request.url, 303)
    })
    pages.get(`${pagePath}/:token`, async (request: Asked, reply) => {
      const { payment, transfer, reference } = await find(request.params.token)
      const seen = seenBy(request)
      const [switches, sent] = [await switchesAt(host.store, reference), await sentOf(host, reference)]
      const address = `${host.config.publicUrl}${seen.path}`
      return send(
        reply,
        payment
          ? paymentPage(seen, payment, address, await payments.receipts(host, reference), switches, sent)
          : transferPage(seen, transfer!, switches, sent),
      )
    })
    pages.post(`${pagePath}/:token`, async (request: Asked, reply) => {
      const { payment, transfer, reference } = await find(request.params.token)
      const fields = request.body ?? {}
      const act = one(fields, 'act')
      if (act === 'switch') await turn(host.store, reference, switchesIn(fields))
      else if (act === 'sendAgain') await sendAgain(host, reference, numberIn(fields))
      else if (payment && Object.hasOwn(paymentActs, act)) await paymentActs[act]!(host, payment, fields)
      else if (transfer && Object.hasOwn(transferActs, act)) await transferActs[act]!(host, transfer)
      else throw badInput()
      return reply.redirect(request.url, 303)
    })
  })
}
