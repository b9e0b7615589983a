import { Pool } from 'undici'

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

/** Like `measure`, of all works but the first, which warm what both they and the others need. */
export const measureWarm = async (
  connections: number,
  warming: number,
  works: (() => Promise<boolean>)[],
): Promise<Measured> => {
  await measure(connections, works.slice(0, warming))
  return measure(connections, works.slice(warming))
}

/** Posts JSON over kept-alive connections, whose own cost is a small part of an answer's. */
export const poster = (origin: string, connections: number, headers: Record<string, string> = {}) => {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const all = { 'content-type': 'application/json', ...headers }
  const post = async (path: string, body: object): Promise<string> =>
    (await pool.request({ path, method: 'POST', headers: all, body: JSON.stringify(body) })).body.text()
  return { post, close: () => pool.close() }
}

/** A caller of the server's GraphQL door. */
export const caller = (origin: string, token: string, connections: number) => {
  const { post, close } = poster(origin, connections, { authorization: `Bearer ${token}` })
  const call = (name: string, variables: object) => post('/api/graphql', { persisted: true, query: name, variables })
  return { call, close }
}
