import { setTimeout } from 'node:timers/promises'
import type { Export } from '../../src/shared/endpoints/answers/exports.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { connections, settingsOf, type Place } from './bare.ts'
import { caller, measure, measureWarm } from './load.ts'
import { residentMegabytes } from './work.ts'

const rounds = 500
const zone = { user_timezone: 'Asia/Jakarta' }
const columns = ['quotesCode', 'customer_name', 'bank_name', 'loan_amount', 'totalPremium', 'created_at']

export interface ExportSpeed {
  rows: number
  /** Rows a second, with nothing beside it and with lists beside it. */
  alone: number
  beside: number
  /** Lists a second, by themselves and while a file is made. */
  lists: number
  listsBeside: number
  /** Megabytes of the server before it, and at most. */
  memory: { before: number; most: number }
}

/** Each as the server makes it: a fifth of its time, so that the rest is for who waits. */
export const exportSpeed = async (place: Place): Promise<ExportSpeed> => {
  const server = await serve(settingsOf(place))
  const { token } = await signIn(server.url, 'super@covergate.test')
  const { call, close } = caller(server.url, token, connections)
  const works = Array.from({ length: rounds }, () => async () => {
    return (await call('credit_life.list', { limit: 25, total: false, ...zone })).includes('"quotesCode"')
  })
  const newest = async (): Promise<Export> => {
    const answer = await fetch(`${server.url}/api/exports`, { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: Export[] }).data[0]!
  }
  let seen = 0
  /** Does something beside until the file is there, and answers its rows by the second. */
  const exported = async (beside: () => Promise<void>): Promise<{ rows: number; perSecond: number }> => {
    await call('credit_life.export', { columns, format: 'xlsx', ...zone })
    const began = performance.now()
    for (;;) {
      const { state, rows } = await newest()
      seen = Math.max(seen, await residentMegabytes(server.pid))
      if (state === 'ready') return { rows, perSecond: (1000 * rows) / (performance.now() - began) }
      if (state !== 'working') throw new Error(`The export is ${state}`)
      await beside()
    }
  }

  const warming = Array.from({ length: 4 }, () => works).flat()
  const { perSecond: first } = await measureWarm(connections, warming.length, [...warming, ...works])
  const before = await residentMegabytes(server.pid)
  const alone = await exported(() => setTimeout(200))
  const most = seen
  const rates: number[] = []
  const beside = await exported(async () => void rates.push((await measure(connections, works)).perSecond))
  const { perSecond: last } = await measure(connections, works)
  await close()
  await server.end()
  const lists = (first + last) / 2
  const listsBeside = rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0)
  return {
    rows: alone.rows,
    alone: alone.perSecond,
    beside: beside.perSecond,
    lists,
    listsBeside,
    memory: { before, most },
  }
}
