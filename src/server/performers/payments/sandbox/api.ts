import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountInquiry, PaymentOrder, TransferOrder } from '../../../../../machines/kit/gateway.ts'
import { paymentMethods } from '../../../../../machines/kit/paymentMethods.ts'
import { currencyCodes } from '../../../../../machines/fields/currencies.ts'
import type { Host } from '../../../context.ts'
import { unauthenticated } from '../../../http/httpError.ts'
import { unknownReference } from '../httpGateway.ts'
import { sandboxKeys, sandboxPath } from '../reached.ts'
import * as payments from './payments.ts'
import { type Switch, switchesOf } from './switches.ts'
import * as transfers from './transfers.ts'

/** Milliseconds that a silent call is kept open: longer than anybody waits. */
const silence = 8_000

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const reference = text(60)
const money = {
  reference,
  amount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  currency: { enum: currencyCodes },
  purpose: text(200),
}
const payee = { bank: text(100), accountNumber: text(40), accountName: text(120) }
const payment = { ...money, method: { enum: paymentMethods }, until: { type: 'string', format: 'date-time' } }
const transfer = { ...money, ...payee }
const account = { reference, ...payee }

const taking = (properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties } },
})
const named = { schema: { params: { type: 'object', properties: { reference } } } }
interface Named {
  Params: { reference: string }
}

/** An interface like that of any gateway, by which the product reaches its sandbox. */
export const sandboxApi = (app: FastifyInstance, host: Host): void => {
  const due = Buffer.from(`Bearer ${sandboxKeys(host.secret).call}`)
  const enter = async ({ headers }: FastifyRequest): Promise<void> => {
    const sent = Buffer.from(headers.authorization ?? '')
    if (sent.length !== due.length || !timingSafeEqual(sent, due)) throw unauthenticated()
  }
  /** As the order's switches are: an error that has done nothing, or the work with nothing heard of it. */
  const answering = async (
    reply: FastifyReply,
    of: string,
    work: () => Promise<object | null>,
    mute: readonly Switch[] = [],
  ): Promise<unknown> => {
    const switches = await switchesOf(host.store, of)
    if (switches.has('FAIL')) return reply.code(500).send({ code: 'FAILED' })
    const answer = await work()
    if (mute.some((one) => switches.has(one))) {
      await once(reply.raw, 'close', { signal: AbortSignal.timeout(silence) }).catch(() => {})
      return reply.code(504).send({ code: 'SILENT' })
    }
    if (answer === null) return reply.code(404).send({ code: unknownReference })
    if ('refused' in answer) return reply.code(422).send({ reason: answer.refused })
    return reply.send(answer)
  }

  void app.register(async (api) => {
    api.addHook('onRequest', enter)
    api.post<{ Body: PaymentOrder }>(`${sandboxPath}/payments`, taking(payment), ({ body }, reply) =>
      answering(reply, body.reference, () => payments.create(host, body), ['SILENT']),
    )
    api.get<Named>(`${sandboxPath}/payments/:reference`, named, ({ params }, reply) =>
      answering(reply, params.reference, async () => {
        const found = await payments.read(host, 'reference', params.reference)
        return found && payments.told(host, found)
      }),
    )
    api.post<Named>(`${sandboxPath}/payments/:reference/cancel`, named, ({ params }, reply) =>
      answering(reply, params.reference, async () => {
        const found = await payments.read(host, 'reference', params.reference)
        if (found) await payments.withdraw(host, found)
        const left = found && (await payments.read(host, 'reference', params.reference))
        return left && payments.told(host, left)
      }),
    )
    api.post<{ Body: TransferOrder }>(`${sandboxPath}/transfers`, taking(transfer), ({ body }, reply) =>
      answering(reply, body.reference, () => transfers.create(host, body), ['SILENT']),
    )
    api.get<Named>(`${sandboxPath}/transfers/:reference`, named, ({ params }, reply) =>
      answering(reply, params.reference, async () => {
        const found = await transfers.read(host, 'reference', params.reference)
        return found && transfers.told(found)
      }),
    )
    api.post<{ Body: AccountInquiry }>(`${sandboxPath}/accounts`, taking(account), ({ body }, reply) =>
      answering(reply, body.reference, async () => transfers.verify(body)),
    )
  })
}
