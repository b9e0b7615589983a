import { createHmac } from 'node:crypto'
import type { Host } from '../../context.ts'
import type { Gateway } from './gateway.ts'
import { httpGateway } from './httpGateway.ts'

export const sandboxPath = '/api/sandbox/payments'
export const webhookPath = '/api/payments/webhooks'

const derived = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`sandbox of the payment gateway: ${purpose}`).digest()

/** By what the sandbox is called, and by what it signs its webhooks: nobody else has either. */
export const sandboxKeys = (secret: string) => ({
  call: derived(secret, 'calls').toString('base64url'),
  webhook: derived(secret, 'webhooks'),
})

type Reaching = Pick<Host, 'config' | 'secret' | 'address'>

/** The gateway that is configured, or its sandbox. */
export const gatewayOf = ({ config: { payment }, secret, address }: Reaching): Gateway =>
  httpGateway(payment ?? { url: `${address()}${sandboxPath}`, key: sandboxKeys(secret).call })

/** The keys of its webhooks. */
export const webhookKeys = ({ config: { payment }, secret }: Pick<Reaching, 'config' | 'secret'>): Buffer[] =>
  payment ? payment.secrets.map((key) => Buffer.from(key, 'base64')) : [sandboxKeys(secret).webhook]
