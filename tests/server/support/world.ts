import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { begin } from '../../../machines/kernel/advance.ts'
import type { Actor, CaseEvent, Context } from '../../../machines/kernel/types.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { actions, samples } from '../../../machines/creditLife/creditLife.alphabet.ts'
import { areas } from '../../../src/areas/registry.ts'
import { recordFacts } from '../../../src/server/cases/commit.ts'
import { placeOf } from '../../../src/server/cases/place.ts'
import { move } from '../../../src/server/cases/move.ts'
import { readConfig } from '../../../src/server/config.ts'
import type { Host, MovedNotice, SavedNotice } from '../../../src/server/context.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import type { OrganisationKind } from '../../../src/shared/area/types.ts'
import { addOrganisation } from './people.ts'
import { openTestStore } from './store.ts'

export type Desk = 'broker' | 'insurer' | 'bank' | 'partner'

/** The server's inner parts over a store, with a clock that stands still and no doors. */
export const openWorld = async (opened?: Store) => {
  const store = opened ?? (await openTestStore())
  let now = Date.parse('2026-03-02T03:00:00Z')
  const moved: MovedNotice[] = []
  const saved: SavedNotice[] = []
  const host: Host = {
    config: readConfig({}),
    store,
    clock: () => new Date(now),
    log: fastify({ logger: { stream: new Writable({ write: (_line, _encoding, done) => done() }) } }).log,
    areas,
    lifecycles: new Map([['credit_life', creditLife]]),
    secret: 'a secret that nobody knows, for tests',
    live: { moved: (notice) => void moved.push(notice), saved: (notice) => void saved.push(notice) },
  }
  const organisation = async (kind: OrganisationKind, code: string) => ({
    id: await addOrganisation(store, code, kind),
    kind,
    name: `The ${code}`,
  })
  const organisations = {
    broker: await organisation('broker', 'BROKER'),
    insurer: await organisation('insurer', 'INSURER'),
    bank: await organisation('bank', 'BANK'),
    partner: await organisation('partner', 'PARTNER'),
    stranger: await organisation('broker', 'STRANGER'),
    platform: await organisation('platform', 'PLATFORM'),
  }

  const all = [
    ...areas.flatMap(({ permissions, checks = {} }) => [
      ...Object.values(permissions),
      ...Object.values(checks).map(({ permission }) => permission),
    ]),
    ...actions.map((action) => `product.creditLife.quotation.${action}`),
  ]
  const person = (from: keyof typeof organisations, permissions: string[] = all): Actor => ({
    userId: `00000000-0000-4000-8000-${Buffer.from(from.padEnd(6).slice(0, 6)).toString('hex')}`,
    name: `Person of ${from}`,
    roles: ['operator'],
    permissions,
    organisation: organisations[from],
  })

  /** A new quotation of all four parties; `fields` are columns of its row. */
  const addCase = async (fields: Record<string, unknown> = {}, sample: Context = samples[0]!): Promise<string> => {
    const id = randomUUID()
    const place = placeOf(host, 'credit_life')
    const { broker, insurer, bank, partner } = organisations
    const parties = { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id }
    const code = `CL-${id.slice(0, 8)}`
    const at = host.clock().toISOString()
    const { record, entry } = begin(creditLife, { ...sample, quotesCode: code, parties }, { by: person('partner'), at })
    const row = {
      id,
      created_at: at,
      updated_at: at,
      broker_id: broker.id,
      insurer_id: insurer.id,
      bank_id: bank.id,
      partner_id: partner.id,
      currency: 'IDR',
      machine: 'creditLife',
      ...recordFacts(place, record),
      snapshot: record.snapshot,
      quotes_code: code,
      application_type: 'NEW',
      application_date: '2026-03-02',
      loan_number: code,
      loan_amount: sample.loanAmount,
      loan_tenure: 12,
      bank_name: 'Bank',
      bank_branch_name: 'Branch',
      premium: sample.premium,
      customer_name: 'Budi Santoso',
      date_of_birth: '1980-01-01',
      gender: 'Male',
      identity_type: 'KTP',
      identity_number: '1',
      customer_segment: 'Employee',
      total_sum_insured: sample.sumInsured,
      ...fields,
    }
    const columns = Object.keys(row).join(', ')
    const owners = Object.values(parties)
    await store.transaction(system, async (sql) => {
      await sql.query(
        `insert into credit_life_quotations (${columns}) select ${columns} from jsonb_populate_record(null::credit_life_quotations, $1)`,
        [JSON.stringify(row)],
      )
      await sql.query(
        `insert into timeline (area, case_id, revision, entry, event, to_status, at, parties) values ('credit_life', $1, 0, $2, $3, $4, $5, $6)`,
        [id, entry.entry, JSON.stringify(entry.event), entry.to, entry.at, owners],
      )
    })
    return id
  }

  /** Sends an event for the revision that the case has. */
  const send = async (
    id: string,
    from: keyof typeof organisations,
    event: Omit<CaseEvent, 'by' | 'at'>,
    key: string = randomUUID(),
  ) => {
    const [row] = await store.run<{ revision: number }>(
      system,
      'select revision from credit_life_quotations where id = $1',
      [id],
    )
    return move(host, { area: 'credit_life', id, revision: row!.revision, event, key }, person(from))
  }

  return {
    host,
    store,
    organisations,
    person,
    all,
    moved,
    saved,
    addCase,
    send,
    pass: (days: number) => void (now += days * 86_400_000),
    close: store.close,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
