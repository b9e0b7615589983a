import { randomBytes, randomUUID } from 'node:crypto'
import type { Host } from '../../../context.ts'
import { signing } from '../../../cases/signature.ts'
import { type Sql, system } from '../../../store/store.ts'
import { sandboxKeys, webhookPath } from '../reached.ts'
import { type Switch, switchesOf } from './switches.ts'

/** Milliseconds by which a delayed notice is late. */
const lateness = 30_000
/** Milliseconds by which an earlier notice of an order is kept back longer than a later one. */
const step = 5_000
const mostAttempts = 10
const firstDelay = 5_000
/** Milliseconds for who is told to answer. */
const patience = 5_000
const batch = 20

export interface Said {
  type: string
  data: { reference: string; receipt?: string; amount?: number; currency?: string }
}

const kept = `
  insert into sandbox_notices (id, reference, body, forged, due_at, ended_at, outcome)
  values ($1, $2, $3, $4, $5, $6, $7)`
const counted = 'select count(*)::int as count from sandbox_notices where reference = $1'

/** What a liar would have us believe. */
const forged = ({ data }: Said): Said => ({
  type: 'payment.settled',
  data: {
    ...data,
    receipt: `FORGED-${randomUUID().slice(0, 8)}`,
    amount: (data.amount ?? 0) + 1_000_000,
    currency: data.currency ?? 'IDR',
  },
})

/** Has a notice sent, as the switches are: written with what it tells of. */
const notify = async (sql: Sql, said: Said, at: string, switches: ReadonlySet<Switch>): Promise<void> => {
  const { reference } = said.data
  const [before] = await sql.query<{ count: number }>(counted, [reference])
  const late =
    (switches.has('DELAY') ? lateness : 0) +
    (switches.has('REORDER') ? Math.max(0, lateness - step * (before?.count ?? 0)) : 0)
  const due = new Date(Date.parse(at) + late).toISOString()
  const isDropped = switches.has('DROP') || switches.has('SILENT')
  const keep = (id: string, one: Said, isForged: boolean) =>
    sql.query(kept, [
      id,
      reference,
      JSON.stringify({ ...one, timestamp: at }),
      isForged,
      due,
      isDropped && !isForged ? at : null,
      isDropped && !isForged ? 'DROPPED' : null,
    ])
  const id = `msg_${randomUUID()}`
  await keep(id, said, false)
  if (switches.has('DOUBLE')) await keep(id, said, false)
  if (switches.has('FORGE')) await keep(`msg_${randomUUID()}`, forged(said), true)
}

/** Does something to an order, and has sent at once what it answers that is to be said of it. */
export const saying = async (
  { store, clock, live }: Host,
  reference: string,
  act: (sql: Sql, at: string) => Promise<Said | null>,
): Promise<void> => {
  const switches = await switchesOf(store, reference)
  const at = clock().toISOString()
  await store.transaction(system, async (sql) => {
    const said = await act(sql, at)
    if (said) await notify(sql, said, at, switches)
  })
  live.due()
}

interface Notice {
  number: number
  id: string
  body: string
  forged: boolean
  attempts: number
}

const taken = `
  update sandbox_notices set due_at = $2, attempts = attempts + 1 where number in (
    select number from sandbox_notices where ended_at is null and due_at <= $1
    order by due_at, number limit ${batch} for update skip locked
  ) returning number, id, body, forged, attempts`
const ended = 'update sandbox_notices set ended_at = $2, outcome = $3 where number = $1'
const postponed = 'update sandbox_notices set due_at = $2, outcome = $3 where number = $1'

const post = async (host: Host, { id, body, forged: isForged }: Notice): Promise<string> => {
  const key = isForged ? randomBytes(32) : sandboxKeys(host.secret).webhook
  const bytes = Buffer.from(body)
  try {
    const { status } = await fetch(`${host.address()}${webhookPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signing(key, id, bytes, host.clock().getTime()) },
      body: bytes,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return String(status)
  } catch {
    return 'AWAY'
  }
}

const deliver = async (host: Host, notice: Notice): Promise<void> => {
  const outcome = await post(host, notice)
  const now = host.clock().getTime()
  const isOver = outcome.startsWith('2') || notice.forged || notice.attempts >= mostAttempts
  const next = new Date(isOver ? now : now + firstDelay * 2 ** notice.attempts).toISOString()
  await host.store.run(system, isOver ? ended : postponed, [notice.number, next, outcome])
}

const again = `
  update sandbox_notices set due_at = $3, attempts = 0, ended_at = null, outcome = null
  where reference = $1 and number = $2 and ended_at is not null`

/** Sends once more what was sent already, as it was. */
export const sendAgain = async ({ store, clock }: Host, reference: string, number: number): Promise<void> =>
  void (await store.run(system, again, [reference, number, clock().toISOString()]))

/** Sends what is due; answers how many it found. */
export const deliverNotices = async (host: Host): Promise<number> => {
  const now = host.clock().getTime()
  const until = new Date(now + batch * patience).toISOString()
  const notices = await host.store.run<Notice>(system, taken, [new Date(now).toISOString(), until])
  for (const notice of notices.toSorted((one, other) => one.number - other.number)) await deliver(host, notice)
  return notices.length
}
