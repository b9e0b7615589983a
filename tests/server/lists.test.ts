import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../machines/session/session.types.ts'
import { creditLife as area } from '../../src/areas/lines/creditLife.ts'
import { bank as banks } from '../../src/areas/parties/bank.ts'
import { areas } from '../../src/areas/registry.ts'
import { callerOf } from '../../src/server/context.ts'
import { countRows, countTabs } from '../../src/server/records/counts.ts'
import { askEach } from '../../src/server/overview/askEach.ts'
import { countAreas, searchAreas } from '../../src/server/overview/overview.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { changeHolder } from '../../src/server/holding/change.ts'
import { colleaguesFor } from '../../src/server/holding/rows.ts'
import { readBell } from '../../src/server/overview/bell.ts'
import type { Host } from '../../src/server/context.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { addPerson, asOwner } from './support/people.ts'
import { findDesks } from '../../src/server/cases/findDesks.ts'
import { inOrder, kindOf, valueInOrder } from '../../src/server/records/columns.ts'
import { partyColumns } from '../../src/server/records/scope.ts'
import { readPage } from '../../src/server/records/page.ts'
import type { PageQuery } from '../../src/server/records/page.ts'
import { system } from '../../src/server/store/store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { isStanding, tabNames } from '../../src/shared/area/lists.ts'
import { listColumns, snake } from '../../src/shared/area/names.ts'
import { openWorld } from './creditLife/world.ts'
import type { World } from './creditLife/world.ts'

const size = 53

let world: World
let ids: string[]

/** Every seven rows share an amount and a minute, so that the id has to decide. */
beforeAll(async () => {
  world = await openWorld()
  ids = []
  for (let index = 0; index < size; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 1, 16, 59 + Math.floor(index / 7))).toISOString()
    ids.push(
      await world.addCase({
        created_at: at,
        updated_at: at,
        loan_amount: Math.floor(index / 7) * 1_000_000,
        status: index % 5 === 0 ? 'APPROVED' : 'INITIATED',
        application_type: index % 2 ? 'NEW' : 'TOP_UP',
        loan_number: `LN26${String(index).padStart(8, '0')}`,
        customer_name:
          index === 7 ? '100%_Sure\\' : index === 8 ? 'Ánh Nguyễn' : `Customer ${String(index).padStart(3, '0')}`,
        policy_number: index === 9 ? 'POL-XYZ' : null,
        ...(index % 10 === 9 && { deadline_at: null }),
      }),
    )
  }
})
afterAll(() => world.close())

interface Shown {
  id: string
  [column: string]: unknown
}

const page = async (query: Partial<PageQuery> = {}, from: Parameters<World['person']>[0] = 'broker') => {
  const { rows, ...rest } = await readPage(world.store, callerOf(world.person(from)), area, {
    user_timezone: 'UTC',
    ...query,
  })
  return { ...rest, rows: rows.map((row) => JSON.parse(row) as Shown) }
}

const walk = async (query: Partial<PageQuery>, forwards: boolean) => {
  const pages: string[][] = []
  let at: Partial<PageQuery> = forwards ? {} : { before: 'end' }
  for (;;) {
    const { rows, next, previous } = await page({ ...query, ...at })
    pages.push(rows.map(({ id }) => id))
    const cursor = forwards ? next : previous
    if (cursor === null) return forwards ? pages.flat() : pages.toReversed().flat()
    at = forwards ? { after: cursor } : { before: cursor }
  }
}

describe('a list', () => {
  it('shows exactly the declared columns, each in its form', async () => {
    const { rows } = await page({ sort: 'created_at' })
    expect(Object.keys(rows[0]!)).toEqual(listColumns(area))
    expect(rows[0]).toMatchObject({
      revision: 0,
      created_at: '2026-01-01T16:59:00.000Z',
      currency: 'IDR',
      application_date: '2026-01-05',
      loan_amount: 0,
      policyNumber: null,
    })
  })

  it.each(area.list.sorts.flatMap((sort) => [[sort], [`-${sort}`]]))(
    'walks every row once by %s, to the end and back',
    async (sort) => {
      const forwards = await walk({ sort, limit: 10 }, true)
      const backwards = await walk({ sort, limit: 10 }, false)
      expect(new Set(forwards)).toEqual(new Set(ids))
      expect(forwards).toHaveLength(size)
      expect(backwards).toEqual(forwards)
      const opposite = await walk({ sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}`, limit: 25 }, true)
      expect(opposite.toReversed()).toEqual(forwards)
    },
  )

  it('goes back to the page it came from, and knows both ends', async () => {
    const first = await page()
    expect([first.previous, first.limit, first.rows.length]).toEqual([null, 10, 10])
    const second = await page({ after: first.next })
    const back = await page({ before: second.previous })
    expect(back).toEqual(first)
    const last = await page({ before: 'end' })
    expect(last.next).toBeNull()
    const before = await page({ before: last.previous })
    expect((await page({ after: before.next })).rows).toEqual(last.rows)
  })

  it('leads back to rows when a page has become empty', async () => {
    const all = await page({ limit: 100, sort: 'created_at' })
    const { previous: lastRow } = await page({ limit: 10, sort: 'created_at', before: 'end' })
    expect(lastRow).not.toBeNull()
    const beyond = Buffer.from(JSON.stringify(['created_at', '2030-01-01 00:00:00+00', all.rows[0]!.id])).toString(
      'base64url',
    )
    const empty = await page({ sort: 'created_at', after: beyond })
    expect(empty).toMatchObject({ rows: [], next: null, previous: 'end' })
  })

  it.each([
    [{ limit: 7 }],
    [{ limit: 1000 }],
    [{ sort: 'email' }],
    [{ sort: 'toString' }],
    [{ sort: 'id; drop table banks' }],
    [{ tab: 'NO_SUCH' }],
    [{ tab: 'toString' }],
    [{ after: 'x' }],
    [{ after: 'end' }],
    [{ after: Buffer.from('["-created_at","2026-01-01 00:00:00+00","x"]').toString('base64url') }],
    [{ after: Buffer.from(`["-created_at","nonsense","00000000-0000-4000-8000-000000000000"]`).toString('base64url') }],
    [{ after: Buffer.from(`["-loan_amount","1","00000000-0000-4000-8000-000000000000"]`).toString('base64url') }],
    [
      {
        sort: 'loan_amount',
        after: Buffer.from(`["loan_amount","99999999999999999999","00000000-0000-4000-8000-000000000000"]`).toString(
          'base64url',
        ),
      },
    ],
    [{ after: 'a', before: 'b' }],
    [{ user_timezone: 'Mars/Olympus' }],
    [{ user_timezone: '+07:00' }],
    [{ user_timezone: '' }],
    [{ search: 'ab' }],
    [{ search: 'x'.repeat(101) }],
    [{ filter: { application_type: ['NO_SUCH'] } }],
    [{ filter: { created_at: { from: '2026-02-30' } } }],
  ])('refuses %j', async (query) => {
    await expect(page(query)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('what a list is narrowed to', () => {
  const idsOf = async (query: Partial<PageQuery>) =>
    (await page({ limit: 100, sort: 'created_at', ...query })).rows.map(({ id }) => id)
  const where = (test: (index: number) => boolean) => new Set(ids.filter((_, index) => test(index)))

  it('a tab is a status', async () => {
    expect(new Set(await idsOf({ tab: 'APPROVED' }))).toEqual(where((index) => index % 5 === 0))
  })

  it('options filter by any of the chosen values', async () => {
    expect(new Set(await idsOf({ filter: { application_type: ['NEW'] } }))).toEqual(where((index) => index % 2 === 1))
    expect(await idsOf({ filter: { application_type: ['NEW', 'TOP_UP'] } })).toHaveLength(size)
    expect(await idsOf({ filter: { application_type: [], created_at: null } })).toHaveLength(size)
  })

  it('days are those of the reader, both ends inclusive', async () => {
    const filter = { created_at: { from: '2026-01-01', to: '2026-01-01' } }
    expect(await idsOf({ filter, user_timezone: 'UTC' })).toHaveLength(size)
    expect(new Set(await idsOf({ filter, user_timezone: 'Asia/Jakarta' }))).toEqual(where((index) => index < 7))
    expect(
      new Set(await idsOf({ filter: { created_at: { from: '2026-01-02', to: null } }, user_timezone: 'Asia/Jakarta' })),
    ).toEqual(where((index) => index >= 7))
  })

  it('search finds a part of a word without regard to case, and takes every character for itself', async () => {
    expect(await idsOf({ search: 'MER 012' })).toEqual([ids[12]])
    expect(await idsOf({ search: 'ln2600000012' })).toEqual([ids[12]])
    expect(await idsOf({ search: '00000012' })).toEqual([ids[12]])
    expect(await idsOf({ search: 'ln99000012' })).toEqual([])
    expect(await idsOf({ search: 'pol-x' })).toEqual([ids[9]])
    expect(await idsOf({ search: '100%_s' })).toEqual([ids[7]])
    const [row] = (await page({ sort: 'created_at' })).rows
    const code = row!.quotesCode as string
    expect(await idsOf({ search: code.toLowerCase() })).toEqual([row!.id])
    expect(await idsOf({ search: 'customer 1234567' })).toEqual([])
    expect(await idsOf({ search: '%%%' })).toEqual([])
    expect(await idsOf({ search: 'sure\\' })).toEqual([ids[7]])
    expect(await idsOf({ search: 'nh Nguyễn' })).toEqual([ids[8]])
    expect(await idsOf({ search: "'; drop table banks; --" })).toEqual([])
    expect(await idsOf({ search: '  ' })).toHaveLength(size)
  })

  it('narrows by all of it at once, and counts alike', async () => {
    const query = {
      user_timezone: 'Asia/Jakarta',
      at: '2026-03-02T03:00:00Z',
      filter: { application_type: ['TOP_UP'] },
      search: 'customer',
      tab: 'APPROVED',
    }
    const expected = where((index) => index % 10 === 0)
    expect(new Set(await idsOf(query))).toEqual(expected)
    const caller = callerOf(world.person('broker'))
    expect(await countRows(world.store, caller, area, query)).toEqual({ count: expected.size, capped: false })
    const tabs = await countTabs(world.store, caller, area, query)
    expect(tabs.find(({ tab }) => tab === 'APPROVED')).toEqual({ tab: 'APPROVED', count: expected.size, capped: false })
    expect(tabs.find(({ tab }) => tab === null)!.count).toBe(
      tabs.filter(({ tab }) => tab !== null && !isStanding(tab)).reduce((sum, { count }) => sum + count, 0),
    )
  })
})

describe('what a list says of whose turn it is', () => {
  const found = async (query: Partial<PageQuery>, from: Parameters<World['person']>[0], actions?: string[]) => {
    const permissions = actions?.map((action) => `Product.creditLife.quotation.${action}`)
    const caller = callerOf(world.person(from, permissions))
    const { rows } = await readPage(world.store, caller, area, { user_timezone: 'UTC', limit: 100, ...query })
    const tabs = await countTabs(world.store, caller, area, {
      user_timezone: 'UTC',
      at: query.at ?? '2026-03-02T03:00:00Z',
    })
    const ofRows = rows.map((row) => (JSON.parse(row) as Shown).id)
    return { rows: ofRows, count: tabs.find(({ tab }) => tab === query.tab)!.count }
  }
  const waiting = (from: Parameters<World['person']>[0], actions?: string[]) => found({ tab: 'waiting' }, from, actions)
  const column = async (id: string) =>
    world.store.run(system, 'select desk, desk_id from credit_life_quotations where id = $1', [id])

  it('waits for those of the desk’s organisation who may go on with it, and for nobody else', async () => {
    expect((await waiting('partner')).rows.toSorted()).toEqual(ids.toSorted())
    expect(await waiting('partner', ['upload'])).toMatchObject({ count: size })
    expect(await waiting('partner', ['list', 'cancel'])).toEqual({ rows: [], count: 0 })
    expect(await waiting('partner', [])).toEqual({ rows: [], count: 0 })
    for (const other of ['broker', 'bank', 'insurer', 'stranger', 'platform'] as const)
      expect(await waiting(other)).toEqual({ rows: [], count: 0 })
  })

  it('finds the desk of a case that was there before desks were, by its machine', async () => {
    const [id] = ids as [string]
    const { broker, partner } = world.organisations
    await world.store.run(
      system,
      `update credit_life_quotations set desk = null, desk_id = null, awaits = null,
         snapshot = jsonb_set(snapshot, '{value}', '{"approvalInProgress": "atBroker"}') where id = $1`,
      [id],
    )
    expect(await findDesks(world.host)).toBe(1)
    expect(await findDesks(world.host)).toBe(0)
    expect(await column(id)).toEqual([{ desk: 'broker', desk_id: broker.id }])
    expect(await waiting('broker', ['approve'])).toEqual({ rows: [id], count: 1 })
    // Nothing is paid yet.
    expect(await waiting('broker', ['recordPayment'])).toEqual({ rows: [], count: 0 })
    expect(await waiting('partner')).toMatchObject({ count: size - 1 })
    expect(await column(ids[1]!)).toEqual([{ desk: 'partner', desk_id: partner.id }])
    expect((await found({ tab: null, filter: { desk: ['broker'] } }, 'bank')).rows).toEqual([id])
  })

  it('expires soon within three days, the soonest first', async () => {
    const [one, other] = ids.slice(20) as [string, string]
    const dueAt = (id: string, at: string) =>
      world.store.run(system, 'update credit_life_quotations set deadline_at = $2 where id = $1', [id, at])
    await dueAt(one, '2026-03-05T03:00:00Z')
    await dueAt(other, '2026-03-04T03:00:00Z')
    const at = (instant: string) => found({ tab: 'expiring', at: instant }, 'bank')
    expect(await at('2026-03-02T03:00:00.000Z')).toEqual({ rows: [other, one], count: 2 })
    expect(await at('2026-03-02T02:59:59.999Z')).toEqual({ rows: [other], count: 1 })
    // All others but the five without a deadline, after the 30 days of their completion.
    expect(await at('2026-03-29T03:00:00.000Z')).toMatchObject({ count: size - 5 })
  })
})

describe('who has taken a case', () => {
  type Name = 'ann' | 'ben' | 'viewer' | 'broker'
  const hours = (some: number) => new Date(Date.parse('2026-03-02T03:00:00Z') + some * 3_600_000).toISOString()
  let people: Record<Name, string>
  let sessions: Record<Name, Session>
  let id: string

  beforeAll(async () => {
    const { partner, broker } = world.organisations
    const members = {
      ann: [partner, world.all],
      ben: [partner, world.all],
      viewer: [partner, ['product.creditLife.quotation.detail']],
      broker: [broker, world.all],
    } as const
    const entries = Object.entries(members) as [Name, (typeof members)[Name]][]
    const added = entries.map(async ([name, [{ id: organisation, kind }, permissions]]) => {
      const userId = await addPerson(world.store, {
        email: `${name}@holding.test`,
        memberships: [{ organisation, permissions: [...permissions] }],
      })
      const actor = { ...world.person(kind as 'partner', [...permissions]), userId }
      return [name, { id: name, user: { id: userId, fullName: name } as User, caller: callerOf(actor), actor }] as const
    })
    sessions = Object.fromEntries(await Promise.all(added)) as typeof sessions
    people = Object.fromEntries(entries.map(([name]) => [name, sessions[name].user.id])) as typeof people
  })
  beforeEach(async () => {
    id = await world.addCase()
  })
  afterEach(() => asOwner(world.store, 'delete from credit_life_quotations where id = $1', [id]))

  const change = async (name: Name, to: Name | null, seen: Name | null, at: Host['clock'] = world.host.clock) => {
    const host = { ...world.host, clock: at }
    const order = { area: area.id, id, to: to && people[to], seen: seen && people[seen] }
    return (await changeHolder(host, sessions[name], placeOf(host, area.id), order)).answer
  }
  const standing = async () => {
    const text = 'select held_by, held_for, held_until, revision from credit_life_quotations where id = $1'
    const [row] = await world.store.run<Record<string, unknown>>(system, text, [id])
    return row!
  }
  const inTab = async (name: Name, query: Partial<PageQuery>) => {
    const asked = { user_timezone: 'UTC', limit: 100, at: hours(0), ...query } as const
    const { rows } = await readPage(world.store, sessions[name].caller, area, asked)
    return rows.map((row) => JSON.parse(row) as Shown)
  }

  it('is told to everybody who sees it, and is no event of the case', async () => {
    const holder = { holder: 'Name of ann@holding.test', held_by: people.ann, held_until: hours(8) }
    expect(await change('ann', 'ann', null)).toEqual({ ...holder, refused: null })
    expect(await standing()).toMatchObject({ held_for: world.organisations.partner.id, revision: 0 })
    const [shown] = (await inTab('broker', {})).filter((row) => row.id === id)
    expect(shown).toMatchObject(holder)
  })

  it('is in the list of their own cases, and counted, until eight hours have passed', async () => {
    await change('ann', 'ann', null)
    const mine = { tab: 'mine' }
    expect((await inTab('ann', mine)).map((row) => row.id)).toEqual([id])
    expect(await inTab('ben', mine)).toEqual([])
    expect(await inTab('ann', { ...mine, at: hours(8) })).toEqual([])
    const counts = await countTabs(world.store, sessions.ann.caller, area, { user_timezone: 'UTC', at: hours(0) })
    expect(counts.find(({ tab }) => tab === 'mine')).toEqual({ tab: 'mine', count: 1, capped: false })
    const by = async (name: Name, holder: string, at = hours(0)) =>
      (await inTab(name, { filter: { holder: [holder] }, at })).some((row) => row.id === id)
    expect([await by('ann', 'me'), await by('ann', 'others'), await by('ann', 'nobody')]).toEqual([true, false, false])
    expect([await by('ben', 'me'), await by('ben', 'others'), await by('ben', 'nobody')]).toEqual([false, true, false])
    expect([await by('ben', 'others', hours(8)), await by('ben', 'nobody', hours(8))]).toEqual([false, true])
  })

  it('is one of two who take it at once, and the other is told of them', async () => {
    const answers = await Promise.all([change('ann', 'ann', null), change('ben', 'ben', null)])
    const [won] = answers.filter(({ refused }) => refused === null)
    const [lost] = answers.filter(({ refused }) => refused !== null)
    expect(lost).toEqual({ ...won!, refused: 'held' })
  })

  it('is whose turn it is, and whom they hand it over to is too', async () => {
    expect(await change('broker', 'broker', null)).toMatchObject({ refused: 'turn', held_by: null })
    expect(await change('viewer', 'viewer', null)).toMatchObject({ refused: 'turn' })
    expect(await change('ann', 'viewer', null)).toMatchObject({ refused: 'colleague' })
    expect(await change('ann', 'broker', null)).toMatchObject({ refused: 'colleague' })
    expect(await change('ann', 'ben', null)).toMatchObject({ refused: null, held_by: people.ben })
    const bellOf = async (name: Name) =>
      (await readBell({ host: world.host, session: sessions[name], wanted: [area.id] })).items
        .filter((one) => one.kind === 'handedOver')
        .map((one) => [one.id, one.by])
    expect(await bellOf('ben')).toEqual([[id, 'ann']])
    expect([await bellOf('ann'), await bellOf('broker')]).toEqual([[], []])
    const colleagues = await colleaguesFor(world.store, sessions.ann, area, [id])
    expect(colleagues.map((one) => one.id).toSorted()).toEqual([people.ann, people.ben].toSorted())
    await expect(change('broker', null, 'ben')).resolves.toMatchObject({ refused: 'held', held_by: people.ben })
  })

  it('is mailed at once whom it is handed over to, once, if they chose so', async () => {
    const set = 'update credit_life_quotations set customer_name = $2, total_sum_insured = $3 where id = $1'
    await world.store.run(system, set, [id, 'Budi Santoso', 250_000_000])
    const mails = () =>
      world.store.run<{ recipient: string; subject: string; body: string }>(
        system,
        `select recipient, subject, body from mails where recipient like '%@holding.test' and body like '%' || $1 || '%'`,
        [id],
      )
    const choose = (mailed: string) =>
      world.store.run(system, 'update users set case_mails = $2 where id = $1', [people.ben, mailed])
    for (const chosen of ['daily', 'never']) {
      await choose(chosen)
      await change('ann', 'ben', null)
      await change('ben', null, 'ben')
    }
    await change('ann', 'ann', null)
    await change('ben', 'ben', 'ann')
    await change('ben', null, 'ben')
    expect(await mails()).toEqual([])
    await choose('atOnce')
    const refused = await Promise.all([change('ann', 'ben', null), change('ann', 'ben', null)])
    expect(new Set(refused.map((one) => one.refused))).toEqual(new Set([null, 'held']))
    const [mail, ...others] = await mails()
    expect([mail!.recipient, others]).toEqual(['ben@holding.test', []])
    expect(mail!.subject).toMatch(/^ann has handed CL-\S+ over to you$/)
    for (const said of ['Budi Santoso', 'Rp 250.000.000', `/credit-life/${id}\n`]) expect(mail!.body).toContain(said)
  })

  it('lets go of it alone, and is overtaken by who has seen that they hold it, or once their time is over', async () => {
    await change('ann', 'ann', null)
    expect(await change('ben', null, 'ann')).toMatchObject({ refused: 'held' })
    expect(await change('ben', 'ben', null)).toMatchObject({ refused: 'held', held_by: people.ann })
    expect(await change('ben', 'ben', 'ann')).toMatchObject({ refused: null, held_by: people.ben })
    expect(await change('ben', null, 'ben')).toMatchObject({ refused: null, held_by: null, held_until: null })
    await change('ben', 'ben', null)
    expect(await change('ann', 'ann', null, () => new Date(hours(8)))).toMatchObject({ refused: null })
  })

  it('holds it for longer by going on with it, until it lies on another’s desk', async () => {
    const [one, other] = [sessions.ann.actor, sessions.ben.actor]
    const lasting = hours(8)
    const at = hours(2)
    await world.store.run(
      system,
      'update credit_life_quotations set held_by = $2, held_for = $3, held_until = $4 where id = $1',
      [id, people.ann, world.organisations.partner.id, at],
    )
    const upload = async (by: typeof one, kind: string) => {
      const event = { type: 'examination.uploaded', kind, fileId: await world.addFile(id), name: 'result.pdf' }
      return world.send(id, by, event)
    }
    expect(await upload(other, 'mcuResult')).toMatchObject({ changed: { held_by: people.ann, held_until: at } })
    const kept = { holder: 'Name of ann@holding.test', held_until: lasting }
    expect(await upload(one, 'mcuResult')).toMatchObject({ changed: kept })
    expect(await standing()).toMatchObject({ held_by: people.ann, held_until: lasting })
    await upload(one, 'medicalExaminationReport')
    const handed = await world.send(id, one, { type: 'spk.submitted', date: '2026-03-02' })
    expect(handed).toMatchObject({ status: 'DATA_COMPLETED', changed: { holder: null, held_by: null } })
    expect(await standing()).toMatchObject({ held_by: null, held_for: null, held_until: null })
  })

  it('is nobody’s once nothing is left to wait for', async () => {
    await change('ann', 'ann', null)
    const ended = await world.send(id, sessions.ann.actor, { type: 'quotation.cancelled', reason: 'Withdrawn' })
    expect(ended).toMatchObject({ status: 'CANCELLED', changed: { held_by: null } })
    expect(await standing()).toMatchObject({ held_by: null, held_for: null, held_until: null })
  })
})

describe('whose rows a list shows', () => {
  it.each(['broker', 'insurer', 'bank', 'partner', 'platform'] as const)('all to the %s of the cases', async (kind) => {
    expect((await page({ limit: 100 }, kind)).rows).toHaveLength(size)
  })

  it('none to a stranger, by the statement alone and by row-level security alone', async () => {
    expect((await page({ limit: 100 }, 'stranger')).rows).toEqual([])
    const stranger = callerOf(world.person('stranger'))
    expect(await countRows(world.store, stranger, area, { user_timezone: 'UTC' })).toEqual({ count: 0, capped: false })
    expect(await world.store.run(stranger, 'select id from credit_life_quotations')).toEqual([])
    const withoutSecurity: Store = {
      ...world.store,
      run: (_caller, text, values) => world.store.run(system, text, values),
    }
    expect((await readPage(withoutSecurity, stranger, area, { user_timezone: 'UTC' })).rows).toEqual([])
  })

  it('none to a kind of organisation that the area does not name', async () => {
    const { bank: _, ...scope } = area.scope
    const caller = callerOf(world.person('bank'))
    expect((await readPage(world.store, caller, { ...area, scope }, { user_timezone: 'UTC' })).rows).toEqual([])
  })
})

it('orders only by columns that are never empty', async () => {
  for (const { table, list } of areas) {
    const empty = await world.store.run<{ column: string }>(
      system,
      `select column_name as column from information_schema.columns where table_name = $1 and is_nullable = 'YES' and column_name = any($2)`,
      [table, list.sorts.filter((sort) => valueInOrder(sort) === sort).map(snake)],
    )
    expect(empty).toEqual([])
  }
})

describe('names', () => {
  const human = [
    '10 Bank',
    'Álvarez',
    'alvarez Bank',
    'Bank Artha',
    'bank mega',
    'Bank Zamrud',
    'BCA Syariah',
    'Đông Á',
    'Zenith',
  ]
  const read = async (query: Partial<PageQuery>) => {
    const caller = callerOf(world.person('broker'))
    const { rows, next } = await readPage(world.store, caller, banks, { user_timezone: 'UTC', limit: 10, ...query })
    return { names: rows.map((row) => (JSON.parse(row) as { name: string }).name), next }
  }

  beforeAll(() =>
    world.store.run(
      system,
      `insert into banks (created_at, updated_at, organisation_id, code, name, status, account_digits_min, account_digits_max)
       select now(), now(), $1, 'N' || length(name) || md5(name), name, 'ACTIVE', 8, 9
       from (select name from unnest($2::text[]) name union all select 'bank other ' || lpad(n::text, 3, '0') from generate_series(1, 20) n) named`,
      [world.organisations.broker.id, human],
    ),
  )

  it('are in the order that people expect, on every engine and page by page', async () => {
    const others = Array.from({ length: 20 }, (_, index) => `bank other ${String(index + 1).padStart(3, '0')}`)
    const expected = [...human.slice(0, 5), ...others, ...human.slice(5)]
    const pages: string[] = []
    for (let after: string | null = null; ;) {
      const { names, next } = await read({ sort: 'name', after })
      pages.push(...names)
      if (next === null) break
      after = next
    }
    expect(pages).toEqual(expected)
    expect((await read({ sort: '-name' })).names).toEqual(expected.toReversed().slice(0, 10))
  })

  it('are found in their index, wherever the page begins', async () => {
    const plan = await world.store.transaction(system, async (sql) => {
      await sql.query('set local enable_seqscan = off')
      return sql.query<{ 'QUERY PLAN': string }>(
        `explain select id from banks where organisation_id = '${world.organisations.broker.id}'
         and (name collate human, id) > ('Bank'::text, '${ids[0]}'::uuid) order by name collate human, id limit 10`,
      )
    })
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('banks_organisation_id_name_id_idx')
    expect(lines).toMatch(/Index Cond: .*ROW\(\(?name\)?(?:::text)?, id\) > ROW\('Bank'::text/)
    expect(lines).not.toContain('Sort')
  })
})

it('has an index for every order that is offered, in the order of people where it is text', async () => {
  for (const declared of areas) {
    const { table, list, lifecycle, parent } = declared
    const overAll = parent ? [] : [[]]
    const within = parent ? [snake(parent.field)] : lifecycle ? ['status'] : partyColumns(declared)
    const first = [...overAll, ...within.map((column) => [column])]
    const indexes = await world.store.run<{ columns: string }>(
      system,
      `select pg_get_indexdef(indexrelid) as columns from pg_index where indrelid = $1::regclass and indpred is null`,
      [table],
    )
    const written = (text: string) => text.toLowerCase().replaceAll('timestamp with time zone', 'timestamptz')
    const begins = (columns: string[]) =>
      indexes.some((index) => written(index.columns).includes(`(${columns.join(', ')}`))
    const wanted = list.sorts.flatMap((sort) =>
      first.map((columns) => [...columns, inOrder(snake(sort), kindOf(declared, sort)!)]),
    )
    expect(wanted.filter((columns) => !begins(columns))).toEqual([])
  }
})

describe('all areas at once', () => {
  const asked = (from: Parameters<World['person']>[0], permissions?: string[], wanted = ['bank', area.id, 'none']) => {
    const actor = world.person(from, permissions)
    return { host: world.host, session: { actor, caller: callerOf(actor) }, wanted }
  }

  it('are searched as their own lists are: what one may not list has no answer, and what one may not see is not found', async () => {
    const [ofCases, ofBanks] = await searchAreas(asked('broker'), ' Customer 01 ')
    expect(ofBanks).toEqual({ area: 'bank', answer: [] })
    expect(ofCases!.answer!.map(({ subtitle, title }) => [title, subtitle].join())).toHaveLength(5)
    expect(await searchAreas(asked('stranger'), 'Customer 01')).toMatchObject([{ answer: [] }, { answer: [] }])
    expect(await searchAreas(asked('broker', ['bank.list']), 'Customer 01')).toEqual([{ area: 'bank', answer: [] }])
    await expect(searchAreas(asked('broker'), 'Cu')).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(searchAreas(asked('broker'), 'Cust\u200bomer')).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('are counted as their own lists are', async () => {
    const { session } = asked('broker')
    const at = world.host.clock().toISOString()
    expect(await countAreas(asked('broker'))).toEqual([
      { area: area.id, answer: await countTabs(world.store, session.caller, area, { user_timezone: 'UTC', at }) },
      { area: 'bank', answer: await countTabs(world.store, session.caller, banks, { user_timezone: 'UTC', at }) },
    ])
    expect(await countAreas(asked('stranger', undefined, [area.id]))).toMatchObject([
      { answer: [{ tab: null, count: 0 }, ...tabNames(area).map((tab) => ({ tab, count: 0 }))] },
    ])
  })

  it('wait for none that fails or is slow', async () => {
    // Where commission is switched off, there is none.
    const all = areas.flatMap(({ id, parent, switchedBy }) => (parent || switchedBy ? [] : id))
    const answers = await askEach({ ...asked('platform', undefined, all), patience: 20 }, ({ id }) => {
      if (id === 'bank') return new Promise<string>(() => {})
      return id === area.id ? Promise.reject(new Error('down')) : Promise.resolve(id)
    })
    expect(answers).toEqual(all.map((id) => ({ area: id, answer: id === 'bank' || id === area.id ? null : id })))
  })
})

it('stops counting what a search finds at a thousand', async () => {
  const caller = callerOf(world.person('bank'))
  await world.store.transaction(system, (sql) =>
    sql.query(
      `insert into banks (created_at, updated_at, organisation_id, code, name, status, account_digits_min, account_digits_max)
       select now(), now(), $1, 'S' || n, 'Searched', 'ACTIVE', 8, 9 from generate_series(1, 1001) n`,
      [world.organisations.bank.id],
    ),
  )
  const found = { user_timezone: 'UTC', search: 'searched' }
  expect(await countRows(world.store, caller, banks, found)).toEqual({ count: 1000, capped: true })
})

it('stops counting at ten thousand', async () => {
  await world.store.transaction(system, (sql) =>
    sql.query(
      `insert into banks (created_at, updated_at, organisation_id, code, name, status, account_digits_min, account_digits_max)
       select now(), now(), $1, 'B' || n, 'Bank', 'ACTIVE', 8, 9 from generate_series(1, 10001) n`,
      [world.organisations.bank.id],
    ),
  )
  const caller = callerOf(world.person('bank'))
  expect(await countRows(world.store, caller, banks, { user_timezone: 'UTC' })).toEqual({ count: 10_000, capped: true })
  expect(await countTabs(world.store, caller, banks, { user_timezone: 'UTC' })).toEqual([
    { tab: null, count: 10_000, capped: true },
  ])
})
