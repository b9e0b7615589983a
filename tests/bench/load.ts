import { Agent, request } from 'node:http'

export interface Measured {
  perSecond: number
  p50: number
  p95: number
  failures: number
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** Milliseconds of each call; `connections` callers take the next piece of work as soon as theirs is done. */
export const measure = async (connections: number, works: (() => Promise<boolean>)[]): Promise<Measured> => {
  const times: number[] = []
  let next = 0
  let failures = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let work = works[next++]; work; work = works[next++]) {
        const before = performance.now()
        if (!(await work())) failures += 1
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95), failures }
}

/** A caller of the server's GraphQL door over kept-alive connections, with as little of its own cost as Node allows. */
export const caller = (origin: string, token: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)
  const call = (name: string, variables: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ persisted: true, query: name, variables })
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${token}`,
      }
      const sent = request({ agent, hostname, port, path: '/api/graphql', method: 'POST', headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Buffer.concat(parts).toString()))
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}
