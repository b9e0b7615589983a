import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import type { RuleRow } from '../../machines/kernel/ruleTable.types.ts'
import type { Actor, StoredSnapshot } from '../../machines/kernel/types.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { callerOf } from '../../src/server/context.ts'
import { dryVersion } from '../../src/server/performers/rules/dryRun.ts'
import { previewed } from '../../src/server/performers/rules/previewed.ts'
import { rulingIn } from '../../src/server/performers/rules/inForce.ts'
import { declaredTables, keepRuleTables } from '../../src/server/performers/rules/tables.ts'
import { system } from '../../src/server/store/store.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

let world: World
let author: Actor
let chief: Actor
let relations: Record<string, string>
const today = '2026-03-02'

beforeAll(async () => {
  world = await openWorld()
  await keepRuleTables(world.host)
  const may = [...world.all, 'rule_engine.approve']
  author = world.person('broker', may)
  chief = { ...world.assessor, permissions: may }
  relations = await relationsOf('broker', ['insurer', 'bank', 'partner'])
})

afterAll(() => world.close())

/** Of a house, the parties of others, by their part. */
const relationsOf = async (house: 'broker' | 'partner', parties: string[]): Promise<Record<string, string>> => {
  const made = Object.fromEntries(parties.map((party) => [party, randomUUID()]))
  for (const party of parties)
    await asOwner(
      world.store,
      'insert into relations (id, created_at, updated_at, organisation_id, code, name, kind) values ($1, now(), now(), $2, $3, $3, $4)',
      [made[party], world.organisations[house].id, party.toUpperCase(), party],
    )
  return made
}

const tableId = async (code: string): Promise<string> => {
  const [row] = await world.store.run<{ id: string }>(system, 'select id from rule_tables where code = $1', [code])
  return row!.id
}

const send = async (by: Actor, id: string, event: { type: string; [field: string]: unknown }) => {
  const [row] = await world.store.run<{ revision: number }>(
    system,
    'select revision from rule_versions where id = $1',
    [id],
  )
  return move(world.host, { area: 'rule_version', id, revision: row!.revision, event, key: randomUUID() }, by)
}

/** A version of a table, with what its one row gives or all rows, as its author has submitted it. */
const submitted = async (code: string, said: object | RuleRow[], validFrom = today): Promise<string> => {
  const input = { ruleTable: await tableId(code), validFrom, note: 'As the insurer asks' }
  const begun = await beginCase(world.host, { area: 'rule_version', input, key: randomUUID() }, author)
  if (begun.__typename !== 'Begun') throw new Error(JSON.stringify(begun))
  const content = { rows: Array.isArray(said) ? said : [{ when: {}, then: said }], examples: [] }
  for (const event of [
    { type: 'rules.edited', content, validFrom, note: 'As the insurer asks' },
    { type: 'version.submitted' },
  ])
    expect(await send(author, begun.id, event)).toMatchObject({ __typename: 'Moved' })
  return begun.id
}

const applied = async (by: Actor = author, chosen = relations) => {
  const input = {
    ...chosen,
    application_type: 'NEW',
    application_date: today,
    loan_number: `L-${randomUUID()}`,
    loan_amount: 250_000_000,
    loan_tenure: 60,
    totalSumInsured: 250_000_000,
    bank_branch_name: 'KC Sudirman',
    customer_name: 'Budi Santoso',
    date_of_birth: '1991-03-02',
    gender: 'Male',
    identity_type: 'KTP',
    identity_number: '3171020203910001',
    customer_segment: 'Employee',
    height: 170,
    weight: 60,
    email: 'budi@customer.test',
    partner_email: 'desk@partner.test',
  }
  const begun = await beginCase(world.host, { area: 'credit_life', input, key: randomUUID() }, by)
  if (begun.__typename !== 'Begun') throw new Error(JSON.stringify(begun))
  return begun.id
}

const contextOf = async (id: string) => {
  const [row] = await world.store.run<{ snapshot: StoredSnapshot }>(
    system,
    'select snapshot from credit_life_quotations where id = $1',
    [id],
  )
  return row!.snapshot.context
}

it('a new case follows a version once another person has approved it, an older one what it began under, and none what was taken out of force', async () => {
  const before = await applied()
  const id = await submitted('creditLife.limits', {
    completionLimit: 30,
    investigationLimit: 14,
    escalationLimit: 14,
    decisionLimit: 30,
    customerLimit: 10,
  })
  const meanwhile = await applied()
  expect(await send(author, id, { type: 'version.approved' })).toMatchObject({
    __typename: 'Refused',
    reasons: [{ guard: 'isNotAuthor' }],
  })
  expect(await send(chief, id, { type: 'version.approved' })).toMatchObject({ __typename: 'Moved' })
  const after = await applied()
  expect(await send(chief, id, { type: 'version.withdrawn', reason: 'The insurer objects' })).toMatchObject({
    __typename: 'Moved',
  })
  const last = await applied()
  const seen = []
  for (const one of [before, meanwhile, after, last]) {
    const { limits, rules } = await contextOf(one)
    seen.push([(limits as { customerLimit: number }).customerLimit, Object.keys(rules ?? {})])
  }
  expect(seen).toEqual([
    [7, []],
    [7, []],
    [10, ['limits']],
    [7, []],
  ])
})

it('holds from its day on, in its house alone, the later day before the earlier', async () => {
  const ten = await submitted('creditLife.protectionWindow', { days: 10 })
  const nine = await submitted('creditLife.protectionWindow', { days: 9 }, '2026-03-05')
  for (const id of [ten, nine]) await send(chief, id, { type: 'version.approved' })
  const { broker, stranger } = world.organisations
  const daysIn = async (house: string, at: string) => {
    const { protectionWindow } = await rulingIn(world.host, creditLife, house, at)
    return protectionWindow?.rows[0]!.then['days'] ?? null
  }
  expect([
    await daysIn(broker.id, '2026-03-01T10:00:00.000Z'),
    await daysIn(broker.id, '2026-03-04T16:59:00.000Z'),
    // Midnight in Jakarta has passed.
    await daysIn(broker.id, '2026-03-04T17:00:00.000Z'),
    await daysIn(stranger.id, '2026-03-06T10:00:00.000Z'),
  ]).toEqual([null, 10, 9, null])
  await expect(asOwner(world.store, `update rule_versions set rows = '[]' where id = $1`, [ten])).rejects.toThrow(
    'An approved version does not change',
  )
})

it('the form of whoever begins a case reckons with the rules of the house whose it will be, and is told no more of them', async () => {
  const { person, host } = world
  const theirs = await relationsOf('partner', ['broker', 'insurer', 'bank'])
  const anybody = { customer_segment: null, age: null }
  const then = { loanLimit: 900_000_000, freeCoverLimit: 100_000_000 }
  const id = await submitted('creditLife.loanLimits', [{ when: anybody, then }])
  await send(chief, id, { type: 'version.approved' })
  const told = { loanLimits: { version: 1, rows: [{ when: anybody, then: { loanLimit: 900_000_000 } }] } }
  expect(await previewed(host, author, creditLife, undefined)).toEqual(told)
  expect(await previewed(host, person('partner'), creditLife, theirs['broker'])).toEqual(told)
  expect(await previewed(host, person('partner'), creditLife, undefined)).toEqual({})
  expect(await previewed(host, person('stranger'), creditLife, theirs['broker'])).toEqual({})
  await expect(previewed(host, person('bank'), creditLife, theirs['broker'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await contextOf(await applied(person('partner'), theirs))).toMatchObject({
    ...then,
    rules: { loanLimits: { version: 1 } },
  })
})

it('a dry run tells of the cases of the house that its reader sees, and writes nothing', async () => {
  const table = declaredTables(world.host).get('creditLife.limits')!
  const rows = [{ when: {}, then: { ...(table.table.usual[0]!.then as object), completionLimit: 5 } }]
  const version = { organisation: world.organisations.broker.id, number: 9, rows }
  const state = () => world.store.run(system, 'select id, revision, updated_at from credit_life_quotations order by id')
  const before = await state()
  const told = await dryVersion(world.host, callerOf(author), table, version, null)
  expect(told).toMatchObject({ area: 'credit_life', total: before.length, checked: before.length, next: null })
  expect(told.counts).toEqual({ unaffected: 0, changed: before.length, otherwise: 0, unknown: 0 })
  const [first] = told.cases
  expect(first!.run).toMatchObject({ kind: 'changed', appear: [], go: [] })
  expect(await state()).toEqual(before)
  const stranger = world.person('stranger')
  const unseen = await dryVersion(world.host, callerOf(stranger), table, version, null)
  expect([unseen.total, unseen.cases]).toEqual([0, []])
})

it('a version begins with what is in force on its day, and not with what somebody else is writing', async () => {
  const daysIn = async (code: string, validFrom: string, number: number) => {
    const input = { ruleTable: await tableId(code), validFrom, note: 'Another' }
    const begun = await beginCase(world.host, { area: 'rule_version', input, key: randomUUID() }, author)
    if (begun.__typename !== 'Begun') throw new Error(JSON.stringify(begun))
    const [row] = await world.store.run<{ days: number; number: number }>(
      system,
      `select rows -> 0 -> 'then' -> 'days' as days, number from rule_versions where id = $1 and rows = former_rows`,
      [begun.id],
    )
    return [row!.days, row!.number - number]
  }
  await submitted('creditLife.protectionWindow', { days: 7 }, '2026-03-20')
  const found = []
  for (const day of ['2026-03-01', '2026-03-04', '2026-03-20'])
    found.push(await daysIn('creditLife.protectionWindow', day, found.length))
  expect(found).toEqual([
    [14, 4],
    [10, 4],
    [9, 4],
  ])
})
