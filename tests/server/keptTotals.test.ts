import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remittance } from '../../src/areas/finance/remittance.ts'
import { foldTotals, keptFor } from '../../src/server/records/keptTotals.ts'
import { statusesOf } from '../../src/server/records/summary.ts'
import { type Caller, type Store, system } from '../../src/server/store/store.ts'
import { addOrganisation, asOwner } from './support/people.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { addNeeded } from './support/needed.ts'

let server: TestHost
let store: Store
const parties = { broker: '', other: '', insurer: '' }

beforeAll(async () => {
  server = await startTestHost()
  store = server.host.store
  for (const [name, kind] of [
    ['broker', 'broker'],
    ['other', 'broker'],
    ['insurer', 'insurer'],
  ] as const)
    parties[name] = await addOrganisation(server.owner, name.toUpperCase(), kind)
})
afterAll(() => server.close())

const callers = (): Caller[] => [
  { person: randomUUID(), organisation: parties.broker, kind: 'broker' },
  { person: randomUUID(), organisation: parties.other, kind: 'broker' },
  { person: randomUUID(), organisation: parties.insurer, kind: 'insurer' },
  { person: randomUUID(), organisation: randomUUID(), kind: 'platform' },
]

const statuses = ['UNREMITTED', 'REQUESTED', 'REMITTED'] as const
const days = ['2026-03-01T20:00:00Z', '2026-03-02T05:00:00Z', '2026-03-02T17:00:00Z'] as const

const queries = [
  {},
  { tab: 'requested' },
  { filter: { status: ['UNREMITTED', 'REMITTED'] } },
  { filter: { kind: ['REFUND'] } },
  { filter: { created_at: { from: '2026-03-02', to: '2026-03-02' } } },
  { tab: 'unremitted', filter: { created_at: { from: null, to: '2026-03-02' }, kind: ['PREMIUM'] } },
].map((query) => ({ user_timezone: 'Asia/Jakarta', ...query }))

/** The same by going through the rows: a condition that no total tells, and every row fulfils. */
const counted = (caller: Caller, query: (typeof queries)[number]) =>
  statusesOf(store, caller, remittance, {
    ...query,
    filter: { ...('filter' in query && query.filter), paidOn: { from: '2000-01-01', to: null } },
  })

const sum = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const row = fc.record({
  broker_id: fc.constantFrom('broker' as const, 'other' as const),
  currency: fc.constantFrom('IDR', 'MYR'),
  kind: fc.constantFrom('PREMIUM', 'REFUND'),
  status: fc.constantFrom(...statuses),
  created_at: fc.constantFrom(...days),
  gross: sum,
  net: sum,
})
const change = fc.oneof(
  { weight: 3, arbitrary: row.map((made) => ({ made })) },
  fc.record({ moved: fc.nat(), to: fc.constantFrom(...statuses) }),
  fc.record({ summed: fc.nat(), net: sum }),
  fc.record({ gone: fc.nat() }),
  fc.constant({ folded: true as const }),
)

it('what is kept of a list is what its rows come to, whatever was written and put together, for everybody who sees them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 20 }), async (changes) => {
      await asOwner(server.owner, 'delete from remittances')
      const ids: string[] = []
      for (const one of changes)
        if ('made' in one) {
          const id = randomUUID()
          const { broker_id, gross, net, ...rest } = one.made
          await addNeeded(server.owner, 'remittances', id, {
            ...rest,
            broker_id: parties[broker_id],
            insurer_id: parties.insurer,
            gross: String(gross),
            net: String(net),
          })
          ids.push(id)
        } else if ('folded' in one) await foldTotals(server.host)
        else if (ids.length > 0) {
          const of = (nth: number) => `'${ids[nth % ids.length]}'`
          if ('moved' in one)
            await asOwner(server.owner, `update remittances set status = '${one.to}' where id = ${of(one.moved)}`)
          if ('summed' in one)
            await asOwner(server.owner, `update remittances set net = ${one.net} where id = ${of(one.summed)}`)
          if ('gone' in one) await asOwner(server.owner, `delete from remittances where id = ${of(one.gone)}`)
        }
      for (const caller of callers())
        for (const query of queries) {
          expect(keptFor(remittance, caller, query)).not.toBeNull()
          expect(await statusesOf(store, caller, remittance, query)).toEqual(await counted(caller, query))
        }
    }),
    { numRuns: 12 },
  )
})

it('who sees none of the rows is told of none', async () => {
  const bank: Caller = { person: randomUUID(), organisation: randomUUID(), kind: 'bank' }
  expect(await statusesOf(store, bank, remittance, queries[0]!)).toEqual([])
})

it.each([
  ['a search', { search: 'TRN-2026' }],
  ['another filter', { filter: { line: ['BUS'] } }],
  ['days of another zone', { user_timezone: 'Asia/Tokyo', filter: { created_at: { from: '2026-03-02', to: null } } }],
])('%s is answered by the rows themselves', (_, query) => {
  expect(keptFor(remittance, callers()[0]!, { user_timezone: 'Asia/Jakarta', ...query })).toBeNull()
})

it('what was put together is one row a total, and nothing where it comes to nothing', async () => {
  await asOwner(server.owner, 'delete from remittances')
  const make = () =>
    addNeeded(server.owner, 'remittances', randomUUID(), {
      broker_id: parties.broker,
      insurer_id: parties.insurer,
      kind: 'PREMIUM',
      status: 'REQUESTED',
      created_at: days[0],
    })
  for (let made = 0; made < 3; made++) await make()
  while ((await foldTotals(server.host)) > 0);
  const kept = () =>
    store.run<{ count: number }>(system, "select count::integer from kept_totals where area = 'remittance'")
  expect(await kept()).toEqual([{ count: 3 }, { count: 3 }])
  await asOwner(server.owner, 'delete from remittances')
  while ((await foldTotals(server.host)) > 0);
  expect(await kept()).toEqual([])
})
