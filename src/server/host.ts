import type { AddressInfo } from 'node:net'
import type { Writable } from 'node:stream'
import { areas as registered } from '../areas/registry.ts'
import type { Area } from '../shared/area/types.ts'
import { checkTimeLimits } from './cases/timeLimits.ts'
import type { Config } from './config.ts'
import type { Host } from './context.ts'
import { isEmpty } from './demo/isEmpty.ts'
import { refuseDemo } from './demo/refuseDemo.ts'
import { openFileStore } from './files/openFileStore.ts'
import { createApp } from './http/createApp.ts'
import { heedDeadlines } from './http/deadline.ts'
import { furnish } from './furnish.ts'
import { proveShared } from './installation.ts'
import { type Jobs, startJobs } from './jobs/start.ts'
import { loadLifecycles } from './lifecycles.ts'
import { openBus } from './live/bus.ts'
import { keepAsked } from './rights/asked.ts'
import { openUses } from './rights/uses.ts'
import { secretOf } from './sessions/secret.ts'
import { openQuotasAhead } from './quotasAhead.ts'
import { companions, finders, followers, guardians, performers } from './performers/performers.ts'
import { underRules } from './performers/rules/inForce.ts'
import { keepRuleTables } from './performers/rules/tables.ts'
import { openSessions } from './sessions/sessions.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { takeOver } from './workflow/served.ts'

export interface RunningHost {
  /** Where it listens, without a slash at the end. */
  url: string
  host: Host
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>
}

interface Surroundings {
  /** What it serves; by default what is registered. */
  areas?: readonly Area[]
  /** What is decided by time is decided by this clock. */
  clock?: () => Date
  logTo?: Writable
  /** Opened already, or about to be; by default it is opened here. */
  store?: Promise<Store>
  /** Told of each step of the start when it is done. */
  onStep?: (step: string, milliseconds: number) => void
}

/** Milliseconds that requests under way are given when the host closes. */
const grace = 5_000
/** Milliseconds that all of the end may take: a process has ten seconds to end. */
const mostOfEnd = 9_000

export const startHost = async (config: Config, surroundings: Surroundings = {}): Promise<RunningHost> => {
  const { areas = registered, clock = () => new Date(), logTo = process.stderr, onStep = () => {} } = surroundings
  const step = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work
    onStep(name, performance.now() - began)
    return result
  }
  /** What has been opened, and is closed again in the opposite order. */
  const open: (() => Promise<unknown>)[] = []
  const close = async () => {
    const until = performance.now() + mostOfEnd
    for (const shut of open.splice(0).toReversed())
      if (!(await endsBy(until, shut()))) app.log.warn('what was under way has not ended in time and is left')
  }
  const app = createApp(config, logTo)
  let jobs: Jobs | undefined

  try {
    const store = heedDeadlines(await step('Opened the database', surroundings.store ?? openStore(config)))
    open.push(store.close)
    const bus = await openBus(store, app.log)
    open.push(bus.close)
    const [lifecycles, files] = await Promise.all([loadLifecycles(areas), openFileStore(config)])
    checkTimeLimits(config, lifecycles.values())
    if (config.production && !config.clamd) app.log.warn('CLAMD_URL is not set: uploads are not checked for viruses')
    if (config.production && !config.questions)
      app.log.warn('QUESTIONS_URL is not set: further questions on quotations are asked by a sandbox')
    const host: Host = {
      config,
      store,
      clock,
      log: app.log,
      areas,
      lifecycles,
      performers,
      guardians,
      companions,
      finders,
      followers,
      underRules,
      secret: secretOf(config),
      live: bus,
      moves: openQuotasAhead(store),
      uses: openUses(store, clock),
      address: () => urlOf(app.server.address() as AddressInfo),
    }
    open.push(host.uses.close)
    await proveShared(host, files)
    await takeOver(host)
    await keepAsked(host)
    await keepRuleTables(host)
    if (config.production) await refuseDemo(store)
    if (config.demoRows > 0 && (await isEmpty(store))) {
      // Loaded when it is needed alone: what makes the demo takes longer to load than all the rest.
      const { fillDemo } = await import('./demo/fill.ts')
      await step(
        'Filled the demo',
        asOwner(host, (owner) => fillDemo(owner, files)),
      )
    }
    const sessions = await openSessions(host)
    open.push(sessions.close)
    open.push(() => Promise.all([jobs?.close(), closeWithin(app.close(), () => app.server.closeAllConnections())]))
    await furnish(app, { host, sessions, bus, files })
    await step('Opened the doors', app.listen({ port: config.port, host: config.host }))
    jobs = startJobs(host, files, bus)
    return { url: urlOf(app.server.address() as AddressInfo), host, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Where somebody else than the owner serves, the server makes no organisations and people. */
const asOwner = async <T>(host: Host, work: (owner: Host) => Promise<T>): Promise<T> => {
  const { databaseOwnerUrl } = host.config
  if (!databaseOwnerUrl) return work(host)
  const store = await openStore({ ...host.config, databaseUrl: databaseOwnerUrl, databaseOwnerUrl: null })
  try {
    return await work({ ...host, store })
  } finally {
    await store.close()
  }
}

/** Whether it ends before the clock of the process says so; what has not ended is not waited for. */
const endsBy = async (until: number, work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), until - performance.now())
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for the close; requests that take longer than the grace are cut off. */
const closeWithin = async (closing: Promise<unknown>, cutOff: () => void): Promise<void> => {
  const timer = setTimeout(cutOff, grace)
  await closing
  clearTimeout(timer)
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
