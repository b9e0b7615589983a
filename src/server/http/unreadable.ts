import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultLocale } from '../../shared/locales.ts'
import type { FailureCode } from '../failure.ts'
import { say } from '../words.ts'
import { securityHeaders } from './security.ts'

interface Answer {
  status: number
  code: FailureCode
  key: string
}

const answers: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'TOO_SLOW', key: 'tooSlow' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', key: 'tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'TOO_LARGE', key: 'tooLarge' },
}
const unreadable: Answer = { status: 400, code: 'BAD_INPUT', key: 'badInput' }

/** As every other answer is, but for the language: what the sender speaks is not known. */
const textOf = ({ status, code, key }: Answer): string => {
  const body = JSON.stringify({ code, message: say(defaultLocale, `server:${key}`), reference: randomUUID() })
  const headers = [
    ...securityHeaders,
    ['cache-control', 'no-store'],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`
}

/** The answers that are under way, or were the last, on each connection. */
const replies = new WeakMap<Socket, FastifyReply>()

/** Remembers what `refuseUnreadable` must know of a connection; and what a sender expects that we do not do is no reason to send off. */
export const attendConnections = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => void replies.set(request.raw.socket, reply))
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** Answers what is no request, or does not become one in time, and hangs up. */
export const refuseUnreadable = ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
  const before = replies.get(socket)
  const { raw, request } = before && !before.raw.writableFinished ? before : {}
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && request?.routeOptions.config.ownPace) return
  const refuse = () => {
    if (socket.writable) socket.end(textOf(answers[code ?? ''] ?? unreadable), () => socket.destroy())
    else socket.destroy()
  }
  // Nothing may be written into the middle of another answer.
  if (code === 'ECONNRESET' || raw?.headersSent) socket.destroy()
  else if (request?.raw.complete) raw?.once('finish', refuse)
  else refuse()
}
