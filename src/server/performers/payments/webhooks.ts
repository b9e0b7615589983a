import type { FastifyInstance } from 'fastify'
import { number, object, string } from 'yup'
import { readJson } from '../../../../machines/fields/json.ts'
import { isStorable } from '../../../../machines/fields/texts.ts'
import { signedId } from '../../cases/signature.ts'
import type { Host, Quota } from '../../context.ts'
import { badInput, unauthenticated } from '../../http/httpError.ts'
import { takeBytes } from '../../http/rawBody.ts'
import { isModest } from '../../json.ts'
import { minute, takeQuota } from '../../quota.ts'
import { keepNotice, type Notice } from './notices.ts'
import { webhookKeys, webhookPath } from './reached.ts'

const mostBytes = 64 * 1024
/** Of the gateway: who has no key takes nothing from it. */
const calls: Quota = { kind: 'payment webhook minute', most: 6_000, seconds: minute }

const text = (max: number) =>
  string()
    .strict()
    .min(1)
    .max(max)
    .test('storable', (value) => value === undefined || isStorable(value))
const schema = object({
  type: text(60).required(),
  data: object({
    reference: text(60).required(),
    receipt: text(80),
    amount: number().strict().integer().positive().max(Number.MAX_SAFE_INTEGER),
    currency: text(3),
  }).required(),
})

const read = (body: Buffer): Notice => {
  const sent = readJson(body.toString())
  if (sent === null || !isModest(sent) || !schema.isValidSync(sent)) throw badInput()
  const { type, data } = schema.cast(sent, { stripUnknown: true })
  return { type, data }
}

/** Where the payment gateway tells that something has happened: what that is, it is asked. */
export const paymentWebhookRoutes = (app: FastifyInstance, host: Host): void => {
  const keys = webhookKeys(host)
  void app.register(async (raw) => {
    takeBytes(raw, mostBytes)
    raw.post<{ Body: Buffer | undefined }>(
      webhookPath,
      { bodyLimit: mostBytes },
      async ({ headers, body }): Promise<object> => {
        const now = host.clock()
        const id = body && signedId(keys, headers, body, now.getTime())
        if (!body || !id) throw unauthenticated()
        await takeQuota(host.store, calls, 'payments', now)
        await keepNotice(host, id, read(body))
        return {}
      },
    )
  })
}
