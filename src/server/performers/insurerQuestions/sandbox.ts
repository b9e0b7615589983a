import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../../../../machines/fields/reference.ts'
import type { SandboxMode } from '../../../shared/forms/sandbox.ts'
import { signedId } from '../../cases/signature.ts'
import type { Host } from '../../context.ts'
import { badInput, HttpError, unauthenticated } from '../../http/httpError.ts'
import { takeBytes } from '../../http/rawBody.ts'
import { type Store, system } from '../../store/store.ts'
import { sandboxQuestions } from '../../../shared/forms/sandboxQuestions.ts'
import { sandboxKey, sandboxPath } from './reached.ts'

const mostBytes = 512 * 1024
/** Milliseconds that it takes where it is slow: more than anybody waits, unless they have gone before. */
const slowness = 8_000

export const modeOf = async (store: Store, organisation: string): Promise<SandboxMode> => {
  const text = 'select mode from insurer_sandboxes where organisation_id = $1'
  const [row] = await store.run<{ mode: SandboxMode }>(system, text, [organisation])
  return row?.mode ?? 'UP'
}

const keep = `
  insert into insurer_sandbox_deliveries (organisation_id, key, hash, receipt, at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`
const kept = 'select hash, receipt from insurer_sandbox_deliveries where organisation_id = $1 and key = $2'

/** Takes answers under a key once; what comes again is answered as before. @throws HttpError KEY_USED */
const take = async ({ store, clock }: Host, organisation: string, key: string, body: Buffer): Promise<string> => {
  const hash = createHash('sha256').update(body).digest('hex')
  const receipt = `R-${randomUUID().slice(0, 8).toUpperCase()}`
  await store.run(system, keep, [organisation, key, hash, receipt, clock().toISOString()])
  const [row] = await store.run<{ hash: string; receipt: string }>(system, kept, [organisation, key])
  if (row!.hash !== hash) throw new HttpError('KEY_USED', 'keyUsed')
  return row!.receipt
}

/** How an answer goes out: as it is, late, or cut in two; that the insurer is down nobody has to be told. */
const answered = async (mode: SandboxMode, reply: FastifyReply, answer: object): Promise<unknown> => {
  if (mode === 'GARBLED') {
    const text = JSON.stringify(answer)
    return reply.type('application/json').send(text.slice(0, text.length / 2))
  }
  if (mode === 'SLOW') await once(reply.raw, 'close', { signal: AbortSignal.timeout(slowness) }).catch(() => {})
  return answer
}

type Call = FastifyRequest<{ Body: Buffer | undefined }>

/** An insurer that asks more of every quotation, behind the interface of any other; each organisation switches how it answers them. */
export const sandboxRoutes = (app: FastifyInstance, host: Host): void => {
  if (host.config.questions) return
  const key = sandboxKey(host.secret)

  const read = ({ headers, body }: Call) => {
    const id = body && signedId([key], headers, body, host.clock().getTime())
    if (!body || !id) throw unauthenticated()
    const { organisation } = JSON.parse(body.toString()) as { organisation?: unknown }
    if (typeof organisation !== 'string' || !isId(organisation)) throw badInput()
    return { id, body, organisation }
  }

  void app.register(async (raw) => {
    takeBytes(raw, mostBytes)

    raw.post(`${sandboxPath}/questions`, { bodyLimit: mostBytes }, async (request: Call, reply) => {
      const { organisation } = read(request)
      const mode = await modeOf(host.store, organisation)
      if (mode === 'DOWN') return reply.code(503).send({})
      return answered(mode, reply, { questions: sandboxQuestions })
    })

    raw.post(`${sandboxPath}/answers`, { bodyLimit: mostBytes }, async (request: Call, reply) => {
      const { id, body, organisation } = read(request)
      const mode = await modeOf(host.store, organisation)
      if (mode === 'DOWN') return reply.code(503).send({})
      return answered(mode, reply, { receipt: await take(host, organisation, id, body) })
    })
  })
}
