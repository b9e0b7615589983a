import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  headers: Map<string, string>
  /** As it came over the wire, below the headers. */
  text: string
}

const parsed = (raw: string): Pick<Received, 'headers' | 'text'> => {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return {
    headers: new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])),
    text: body.join('\r\n\r\n'),
  }
}

/** A mail server on loopback, without TLS unless the options say otherwise; `hold` makes it wait before it says that it has a mail. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const received: Received[] = []
  let gate = Promise.resolve()
  let open = () => {}
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, ...parsed(Buffer.concat(parts).toString()) })
        void gate.then(() => done())
      })
    },
    ...options,
  })
  // A client that leaves in the middle is what some tests are about.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    hold: () => {
      gate = new Promise((resolve) => (open = resolve))
    },
    release: () => open(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
