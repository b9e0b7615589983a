import type { Transporter } from 'nodemailer'
import type { Smtp } from '../config.ts'
import type { Enclosure } from './enclosure.ts'

/** A mail as it is handed to the mail server. */
export interface Outgoing {
  id: string
  recipient: string
  subject: string
  body: string
  created_at: string
}

/** What the mail server said; for good when it will not take the mail later either. */
export class Undelivered extends Error {
  readonly forGood: boolean

  constructor(message: string, forGood: boolean, options?: ErrorOptions) {
    super(message, options)
    this.forGood = forGood
  }
}

export interface Postman {
  /** @throws Undelivered */
  deliver(mail: Outgoing & { html: string }, enclosure?: Enclosure): Promise<void>
  /** Ends what is under way, and whatever is begun from now on. */
  hangUp(): void
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** Milliseconds; together below `patience`. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Milliseconds that one mail may take, also with a server that answers a little at a time. */
const patience = 60_000

/** Without TLS a mail goes to this machine alone; to another it goes encrypted, to whom the certificate names, or not at all. */
const optionsOf = (address: string) => {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  const isNear = loopback.test(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !isNear,
    ignoreTLS: isNear,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  }
}

/** Loaded where there is a mail server, when the first mail is sent. */
const open = async (url: string): Promise<Transporter> => (await import('nodemailer')).createTransport(optionsOf(url))

/** One address, and nothing that a header or a list of addresses could be made of. */
const single = /^[^\s<>,;:"]+@[^\s<>,;:"]+$/

export const postmanOf = ({ url, from }: Smtp): Postman => {
  let transport: Promise<Transporter> | undefined
  let isOver = false
  const underWay = new Set<AbortController>()
  const domain = /@([^>]+)/.exec(from)![1]!
  return {
    deliver: async ({ id, recipient, subject, body, html, created_at }, enclosure) => {
      if (!single.test(recipient)) throw new Undelivered('The recipient is not one mail address', true)
      if (isOver) throw new Undelivered('The server is closing', false)
      transport ??= open(url)
      const call = new AbortController()
      const timer = setTimeout(() => call.abort(new Error('The mail server took too long')), patience)
      underWay.add(call)
      try {
        await (
          await transport
        ).sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text: body,
          html,
          ...(enclosure && { attachments: [attached(enclosure)] }),
          date: new Date(created_at),
          // The same at each try, so that a mail server or reader can tell a second copy.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: call.signal,
        })
      } catch (error) {
        throw asUndelivered(error)
      } finally {
        clearTimeout(timer)
        underWay.delete(call)
      }
    },
    hangUp: () => {
      isOver = true
      for (const call of underWay) call.abort()
    },
  }
}

const attached = ({ name, type, content }: Enclosure) => ({ filename: name, contentType: type, content })

const asUndelivered = (error: unknown): Undelivered => {
  const { code, responseCode = 0, message } = error as { code?: string; responseCode?: number; message: string }
  return new Undelivered(message, code === 'EENVELOPE' && responseCode >= 500, { cause: error })
}
