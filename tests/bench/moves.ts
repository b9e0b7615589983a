import pg from 'pg'
import { areas } from '../../src/areas/registry.ts'
import { counting, countingAnew } from '../../src/server/cases/counting.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { approvedLike, bareApproval, moveApproved, writeApproved } from './approvable.ts'
import { brokerId, type Place, prepared, settingsOf } from './bare.ts'
import { measureWarm } from './load.ts'

const rows = 1_500_000
const asked = 20
/** Moves with counting and without it, in turns. */
const turns = 1_500

const quotations = areas.find(({ id }) => id === 'credit_life')!

/** A timeline of so many rows over half a year, of the cases that there are. */
const lengthen = (many: number): string => `
  with cases as (select id, row_number() over () - 1 as place, array[broker_id, insurer_id, bank_id, partner_id] as parties from ${quotations.table}),
  kinds as (select row_number() over () - 1 as place, event, taken, from_status, to_status, entry from (
    select distinct on (taken) event, taken, from_status, to_status, entry from timeline where area = '${quotations.id}' and taken is not null
  ) each)
  insert into timeline (area, case_id, revision, entry, event, taken, from_status, to_status, at, parties)
  select '${quotations.id}', c.id, 1000 + n, k.entry, jsonb_build_object('type', k.event ->> 'type'), k.taken, k.from_status, k.to_status,
    now() - interval '180 days' * (1 - n::float8 / ${many}), c.parties
  from generate_series(1, ${many}) n
    join cases c on c.place = n % (select count(*) from cases)
    join kinds k on k.place = (n / 7) % (select count(*) from kinds)`

const counted = `with moved as (${moveApproved}, status), counted as (${counting(quotations, {
  at: 'now()',
  event: '$4',
  from: `'APPROVAL_IN_PROGRESS'::text`,
  taken: `'creditLife.approvalInProgress.atBroker quotation.approved 0'::text`,
})}) ${writeApproved('moved', '$4')}`

/** Milliseconds of a bare approval with its counting and without, in turns, so that what disturbs one disturbs the other. */
const costOfCounting = async (db: pg.Client): Promise<{ without: number; beside: number }> => {
  const { rows: like } = await db.query<{ snapshot: object; event: object }>(approvedLike)
  const { rows: found } = await db.query<{ id: string; revision: number }>(
    `select id, revision from ${quotations.table} where broker_id = ${brokerId} limit 50`,
  )
  const spent = { [bareApproval]: 0, [counted]: 0 }
  for (let turn = 0; turn < 2 * turns; turn += 1) {
    const text = turn % 2 === 0 ? bareApproval : counted
    const one = found[(turn >> 1) % found.length]!
    // Far above what the timeline has: the row's own revision is the lock, each is rolled back.
    await db.query('begin')
    const began = performance.now()
    await db.query(
      prepared(text, [one.id, one.revision, JSON.stringify(like[0]!.snapshot), JSON.stringify(like[0]!.event)]),
    )
    if (turn >= turns) spent[text]! += performance.now() - began
    await db.query('rollback')
  }
  return { without: (2 * spent[bareApproval]!) / turns, beside: (2 * spent[counted]!) / turns }
}

/** What it takes to tell the heat map of a machine with a timeline of 1.5 million rows, and what counting costs a move. */
export const moveFigures = async (place: Place): Promise<void> => {
  const db = new pg.Client({ connectionString: place.databaseUrl! })
  await db.connect()
  const cost = await costOfCounting(db)
  await db.query(lengthen(rows))
  const began = performance.now()
  await db.query(countingAnew(quotations))
  const anew = performance.now() - began
  await db.query('analyze timeline, kept_moves')
  await db.end()
  const server = await serve(settingsOf(place))
  const { token } = await signIn(server.url, 'super@covergate.test')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ area: quotations.id, days: 90, compare: true })
  const tell = async () => (await fetch(`${server.url}/api/workflow/figures`, { method: 'POST', headers, body })).ok
  const warming = 5
  const figures = await measureWarm(
    1,
    warming,
    Array.from({ length: asked + warming }, () => tell),
  )
  await server.end()
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(
    `figures of a machine over ${rows} rows of its timeline, 90 days beside 90: p50 ${ms(figures.p50)}, p95 ${ms(figures.p95)}; ` +
      `counted anew ${ms(anew)}, ratio ${(figures.p50 / anew).toFixed(4)}; ${figures.failures} failed\n` +
      `a bare approval ${ms(cost.without)}, with its counting ${ms(cost.beside)}, ratio ${(cost.beside / cost.without).toFixed(2)}`,
  )
}
