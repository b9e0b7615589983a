import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { begin } from '../../../machines/kernel/advance.ts'
import type { Actor, Lifecycle } from '../../../machines/kernel/types.ts'
import { recordFacts } from '../../../src/server/cases/commit.ts'
import { move } from '../../../src/server/cases/move.ts'
import { readTimeline } from '../../../src/server/cases/timeline.ts'
import type { Config } from '../../../src/server/config.ts'
import type { Host } from '../../../src/server/context.ts'
import type { FileStore } from '../../../src/server/files/fileStore.ts'
import { answerError } from '../../../src/server/http/errors.ts'
import { dueKinds, performEffects } from '../../../src/server/jobs/outbox.ts'
import { sandboxPath } from '../../../src/server/performers/payments/reached.ts'
import { paymentSandboxRoutes } from '../../../src/server/performers/payments/sandbox/routes.ts'
import { sandboxWork } from '../../../src/server/performers/payments/sandbox/work.ts'
import { paymentWebhookRoutes } from '../../../src/server/performers/payments/webhooks.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import type { CaseArea } from '../../../src/shared/area/types.ts'
import { withdrawal as withdrawals, till as tills } from '../../machines/support/till.ts'
import { bareHost } from './bareHost.ts'
import { areaOf, guarded, tableOf } from './bookings.ts'
import { addOrganisation, asOwner } from './people.ts'
import { openTestStore } from './store.ts'

/** The tills and withdrawals of the kit's tests as areas of a product, with the sandbox of a payment gateway beside it. */

export const till = areaOf('till', 'tills', 'reference', tills)
export const withdrawal = areaOf('withdrawal', 'withdrawals', 'reference', withdrawals)

const columns = 'reference text not null, receipt text, name text, reason text'
const start = Date.parse('2026-03-02T03:00:00Z')
const files = {} as FileStore

export const openTills = async (settings: Partial<Config> = {}) => {
  const store = await openTestStore()
  for (const text of ['tills', 'withdrawals'].flatMap((name) => [tableOf(name, columns), ...guarded(name)]))
    await asOwner(store, text)
  let now = start
  const bare = bareHost(store, () => new Date(now))
  let url = ''
  const host: Host = {
    ...bare,
    config: { ...bare.config, ...settings },
    areas: [...bare.areas, till, withdrawal],
    lifecycles: new Map([...bare.lifecycles, ['till', tills], ['withdrawal', withdrawals]]),
    address: () => url,
  }
  const app = fastify()
  app.setErrorHandler(answerError)
  /** The calls that the gateway was asked, by method and what they are about. */
  const calls: string[] = []
  app.addHook('onRequest', async ({ method, url: path }) => {
    if (path.startsWith(sandboxPath)) calls.push(`${method} ${path.slice(sandboxPath.length + 1)}`)
  })
  paymentWebhookRoutes(app, host)
  paymentSandboxRoutes(app, host)
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  const house = await addOrganisation(store, 'OURS', 'broker')
  const platform = await addOrganisation(store, 'PLATFORM', 'platform')
  const by: Actor = {
    userId: randomUUID(),
    name: 'Cashier',
    roles: [],
    permissions: ['till.detail', 'withdrawal.detail'],
    organisation: { id: house, kind: 'broker', name: 'OURS' },
  }
  const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => store.run<R>(system, text, values)

  const add = async (area: CaseArea, lifecycle: Lifecycle): Promise<string> => {
    const id = randomUUID()
    const { record, entry } = begin(lifecycle, {}, { by, at: new Date(now).toISOString() })
    const row = { id, broker_id: house, machine: lifecycle.id, ...recordFacts({ area, lifecycle }, record, entry.at) }
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    await rows(`insert into ${area.table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row))
    return id
  }
  const send = async (area: CaseArea, id: string, event: { type: string; [field: string]: unknown }) => {
    const [row] = await rows<{ revision: number }>(`select revision from ${area.table} where id = $1`, [id])
    return move(host, { area: area.id, id, revision: row!.revision, event, key: randomUUID() }, by)
  }

  return {
    host,
    store,
    app,
    calls,
    house,
    platform,
    rows,
    url: () => url,
    addTill: () => add(till, tills),
    addWithdrawal: () => add(withdrawal, withdrawals),
    send,
    /** Asks for a payment, which may be paid for an hour. */
    open: async (reference: string, minutes = 60): Promise<string> => {
      const id = await add(till, tills)
      const until = new Date(now + minutes * 60_000).toISOString()
      await send(till, id, { type: 'till.opened', reference, until })
      return id
    },
    /** Asks for a transfer. */
    withdraw: async (reference: string, account = '1234567890'): Promise<string> => {
      const id = await add(withdrawal, withdrawals)
      await send(withdrawal, id, { type: 'withdrawal.sent', reference, account })
      return id
    },
    status: async ({ table }: CaseArea, id: string): Promise<string> =>
      (await rows<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]!.status,
    /** What came into a till. */
    received: async (id: string): Promise<string[]> =>
      (
        await rows<{ received: string[] }>(
          "select snapshot #> '{context,received}' as received from tills where id = $1",
          [id],
        )
      )[0]!.received.map((one) => one.replace(/ RCP-\d+$/, '')),
    entries: async (area: CaseArea, id: string): Promise<string[]> =>
      (await readTimeline(host, system, area.id, id)).map(({ type }) => type),
    exceptions: () =>
      rows<{ reference: string; kind: string; told: string; amount: number | null; house: string }>(
        'select reference, kind, told, amount, broker_id as house from payment_exceptions order by reference, kind',
      ),
    /** What is due of the product, until nothing is. */
    perform: async (by_ = host): Promise<void> => {
      for (let found = 1; found > 0;) {
        found = 0
        for (const kind of await dueKinds(by_)) found += await performEffects(by_, files, kind)
      }
    },
    performOnce: (by_: Host, kind: string) => performEffects(by_, files, kind),
    /** What is due of the sandbox, until nothing is. */
    play: async (): Promise<void> => {
      while ((await sandboxWork(host)) > 0);
    },
    pass: (seconds: number) => void (now += seconds * 1000),
    reset: async () => {
      now = start
      calls.length = 0
      await asOwner(
        store,
        `truncate quotas, outbox, gateway_orders, gateway_calls, gateway_results, gateway_notices, payment_exceptions, sandbox_payments,
           sandbox_receipts, sandbox_transfers, sandbox_notices, sandbox_switches`,
      )
    },
    close: async () => {
      await app.close()
      await store.close()
    },
  }
}

export type Tills = Awaited<ReturnType<typeof openTills>>

/** A process that is gone as soon as it has done what is marked, or is about to do it: nothing of it goes on, nor ends. */
export const dyingAt = (host: Host, mark: string, when: 'before' | 'after'): { host: Host; died: Promise<void> } => {
  let isDead = false
  let tell = () => {}
  const died = new Promise<void>((resolve) => {
    tell = resolve
  })
  const forEver = new Promise<never>(() => {})
  const die = (): Promise<never> => {
    isDead = true
    tell()
    return forEver
  }
  const guard = async <T>(text: string, work: () => Promise<T>): Promise<T> => {
    if (isDead) return forEver
    const isMarked = text.includes(mark)
    if (isMarked && when === 'before') return die()
    const result = await work()
    return isMarked ? die() : result
  }
  const { store } = host
  const dying: Store = {
    ...store,
    run: (caller, text, values, name) => guard(text, () => store.run(caller, text, values, name)),
    transaction: async (caller, work) => {
      if (isDead) return forEver
      // Whoever dies within a transaction has written none of it.
      class Died extends Error {}
      const written = await store
        .transaction(caller, (sql) =>
          work({
            query: async (text, values) => {
              if (text.includes(mark)) throw new Died()
              return sql.query(text, values)
            },
          }),
        )
        .catch((error: unknown) => {
          if (error instanceof Died) return die()
          throw error
        })
      return written
    },
  }
  return { host: { ...host, store: dying }, died }
}
