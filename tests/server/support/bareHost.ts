import { Writable } from 'node:stream'
import fastify from 'fastify'
import { areas } from '../../../src/areas/registry.ts'
import { companions, finders, followers, guardians, performers } from '../../../src/server/performers/performers.ts'
import { underRules } from '../../../src/server/performers/rules/inForce.ts'
import { readConfig } from '../../../src/server/config.ts'
import type { Host, Live } from '../../../src/server/context.ts'
import { openQuotasAhead } from '../../../src/server/quotasAhead.ts'
import { openUses } from '../../../src/server/rights/uses.ts'
import type { Store } from '../../../src/server/store/store.ts'

const lifecycles = new Map(
  await Promise.all(
    areas.flatMap(({ id, lifecycle }) => (lifecycle ? [lifecycle.load().then((one) => [id, one] as const)] : [])),
  ),
)

const deaf: Live = { moved: () => {}, saved: () => {}, commented: () => {}, due: () => {} }

/** The server's inner parts over a store, without doors and without a word in the log. */
export const bareHost = (store: Store, clock: () => Date, live = deaf): Host => ({
  // What can be switched off is there for whoever tries all areas.
  config: readConfig({ COMMISSION: 'on' }),
  store,
  clock,
  log: fastify({ logger: { stream: new Writable({ write: (_line, _encoding, done) => done() }) } }).log,
  areas,
  lifecycles: new Map(lifecycles),
  performers,
  guardians,
  companions,
  finders,
  followers,
  underRules,
  secret: 'a secret that nobody knows, for tests',
  live,
  moves: openQuotasAhead(store),
  uses: openUses(store, clock),
  address: () => {
    throw new Error('Nobody listens')
  },
})
