import { randomUUID } from 'node:crypto'
import { faker } from '@faker-js/faker/locale/id_ID'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields } from '../../machines/fields/fields.ts'
import { filesIn, type KeptFile } from '../../machines/fields/kept.ts'
import { eachOf } from '../../machines/kernel/grants.ts'
import type { Actor } from '../../machines/kernel/types.ts'
import { creditLife } from '../../src/areas/lines/creditLife.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { areas } from '../../src/areas/registry.ts'
import { perform } from '../../src/server/actions/perform.ts'
import type { Host } from '../../src/server/context.ts'
import type { Performers } from '../../src/server/performer.ts'
import { performers } from '../../src/server/performers/performers.ts'
import type { Others } from '../../src/server/demo/plainRows.ts'
import { recordMaker } from '../../src/server/demo/values.ts'
import { documentOf } from '../../src/server/graphql/documents.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { fileFields } from '../../src/server/records/files.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { columnOf } from '../../src/server/records/scope.ts'
import { createRecord } from '../../src/server/records/save.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { callerOf } from '../../src/server/context.ts'
import { isOnRecord, reasonsAgainst } from '../../src/shared/area/actions.ts'
import { formFields, snake } from '../../src/shared/area/names.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import type { Area, CaseArea } from '../../src/shared/area/types.ts'
import { tables } from '../machines/decisions/registry.ts'
import { recordOf } from '../machines/decisions/situations.ts'
import { type Desk, openWorld, type World } from './creditLife/world.ts'
import { insertOf, withContext } from './support/case.ts'
import { counter } from './support/counter.ts'
import { othersOf } from './support/others.ts'
import { asOwner } from './support/people.ts'
import { shareOf } from './support/share.ts'

const began = Date.parse('2026-03-02T03:00:00Z')
let world: World
let addReferred: ReturnType<typeof othersOf>
/** What may be chosen where an action asks for others. */
let given: Others
beforeAll(async () => {
  faker.seed(26)
  world = await openWorld()
  addReferred = othersOf(world.host.store, world.organisations.broker, began)
  // Who may give rights is tried with those who have some.
  Object.assign(world.host, { areas: acting, performers: performing, guardians: {}, companions: {} })
  for (const { area, action } of every) given = await addReferred({ ...area, fields: action.input ?? {} })
  world.all.push(...permissionsOf(counter))
  for (const statement of creationOf(counter)) await asOwner(world.host.store, statement)
  await asOwner(world.host.store, 'create table reminded (of uuid, times int)')
  await asOwner(world.host.store, 'grant select, insert on reminded to covergate_app')
})
afterAll(() => world.close())

const deciding = 'product.creditLife.quotation.approve'
const isWaiting = { test: ({ context }: { context: object }) => (context as Answer)['status'] === 'INITIATED' }

/** Cases with an action that does something beside them, one that only looks, and one that would change them: no area has such. */
const cases: Area = {
  ...creditLife,
  actions: {
    ...creditLife.actions,
    remind: {
      permission: deciding,
      on: 'record',
      input: { times: { type: 'integer', min: 1, max: 3, required: true } },
      rules: {
        isWaiting,
        isModest: { payload: ['times'], test: ({ event }: { event: Answer }) => Number(event['times']) < 3 },
      },
    },
    judge: { permission: deciding, on: 'record', reads: true, rules: { isWaiting } },
    alter: { permission: deciding, on: 'record' },
  },
} as unknown as Area
const acting = [...areas.map((area) => (area.id === cases.id ? cases : area)), counter]

const performing: Performers<Host> = {
  ...performers,
  [cases.id]: {
    ...performers[cases.id],
    remind: async ({ sql, record, input }) => {
      await sql.query('insert into reminded values ($1, $2)', [record!.id, input['times']])
      return {}
    },
    alter: () => ({ changes: { customer_name: 'Somebody Else' } }),
  },
}

const schema = buildSchema(acting)

/** Who owns what the tests make, in an organisation that every plain area knows. */
const owner = (permissions?: string[]) => world.person('broker', permissions)

type Answer = Record<string, unknown>

/** Asks as somebody at the door; the answer, or the code of the refusal. */
const asked = async (by: Actor, area: Area, name: string, variables: Answer): Promise<Answer | string> => {
  const document = documentOf(area, name)
  const used = Object.entries(variables).filter(([variable]) => document.includes(`$${variable}:`))
  const { data, errors } = await graphql({
    schema,
    source: document,
    variableValues: Object.fromEntries(used),
    contextValue: { host: world.host, session: { actor: by, caller: callerOf(by) } },
  })
  const [error] = errors ?? []
  return error ? ((error.originalError ?? error) as unknown as { code: string }).code : (data!['result'] as Answer)
}

const makers = new Map<string, Promise<() => Record<string, unknown>>>()

const makerOf = async (area: Area): Promise<() => Record<string, unknown>> =>
  recordMaker(area, began, await addReferred(area))

/** A file that its owner has brought for a field of a record to be; there are no bytes behind it. */
const bring = async (area: Area, field: string, { name, type, size }: KeptFile): Promise<KeptFile> => {
  const { userId, organisation } = owner()
  const [row] = await asOwner<KeptFile>(
    world.host.store,
    `insert into files (organisation_id, uploaded_by, storage_key, name, type, size, ticket_expires_at, confirmed_at, area, field, parties, created_at)
     values ($1, $2, gen_random_uuid()::text, $3, $4, $5, now(), now(), $6, $7, array[$1::uuid], now()) returning id, name, type, size`,
    [organisation.id, userId, name, type, size, area.id, field],
  )
  return row!
}

/** What actions alone write: as if some had been done before. */
const fill = async (area: Area, saved: Saved, made: Record<string, unknown>): Promise<Saved> => {
  const { id } = saved
  const names = Object.keys(area.fields).filter(
    (name) => !formFields(area).includes(name) && name !== area.parent?.field,
  )
  if (names.length > 0) {
    const columns = names.map(snake)
    const values = JSON.stringify(Object.fromEntries(names.map((name) => [snake(name), made[name]])))
    await asOwner(
      world.host.store,
      `update ${area.table} set (${columns.join(', ')}) = (select ${columns.map((column) => `typed.${column}`).join(', ')} from jsonb_populate_record(null::${area.table}, $1) typed)
       where id = $2`,
      [values, id],
    )
  }
  const record = await readRecord(world.host, callerOf(owner()), area, id)
  return { ...saved, record }
}

/** A case as the decision table of its lifecycle has it in one of its situations. */
const newCase = async ({ lifecycle, ...area }: CaseArea, turn: number): Promise<Saved> => {
  const table = tables.find((one) => one.lifecycle.id === lifecycle.id)!
  const situations = Object.values(table.situations)
  const insert = await insertOf(lifecycle.id)
  const { broker, insurer, bank: lender, partner } = world.organisations
  const parties = { broker: broker.id, insurer: insurer.id, bank: lender.id, partner: partner.id }
  const begun = recordOf(table, situations[turn % situations.length]!)
  const { userId, name } = owner()
  const asker = begun.snapshot.context['asker'] && { asker: { id: userId, name } }
  const stands = withContext(begun, { parties, ...asker })
  const id = await insert(world.host, parties, owner(), stands)
  const record = await readRecord(world.host, callerOf(owner()), { ...area, lifecycle }, id)
  return { __typename: 'Saved', id, revision: record.revision, record, entry: null! }
}

/** Of the records that are within others, in which. */
const parents = new Map<string, string>()

/** A record as its form makes it, or at every other turn filled by actions too. */
const newRecord = async (area: Area, turn: number): Promise<Saved> => {
  if (area.lifecycle) return newCase(area, turn)
  const maker = makers.get(area.id) ?? makerOf(area)
  makers.set(area.id, maker)
  const make = await maker
  const made = make()
  const files = await Promise.all(
    fileFields(area).map(async (name) => {
      const brought = await Promise.all(filesIn(made[name]).map((file) => bring(area, name, file)))
      return [name, Array.isArray(made[name]) ? brought : (brought[0] ?? null)]
    }),
  )
  const typed = { ...made, ...(Object.fromEntries(files) as Answer) }
  const values = Object.fromEntries(formFields(area).map((name) => [name, typed[name]]))
  const parent = area.parent && (await newRecord(area.parent.area, 0)).id
  const saved = (await createRecord(world.host, owner(), area, values, parent)) as Saved
  if (parent) parents.set(saved.id, parent)
  return turn % 2 === 1 ? fill(area, saved, made) : saved
}

/** What somebody might type who does it. */
const inputFor = (area: Area, input: Fields): Record<string, unknown> => {
  const form = { ...area, fields: input, sections: [{ id: 'input', fields: Object.keys(input) }], refine: undefined }
  return recordMaker(form, began, given)()
}

/** As many records as stand differently enough for any rule. */
const turns = 200

/** A new record that the action's rules take. */
const recordFor = async (area: Area, name: string): Promise<Saved> => {
  const stamp = { by: owner(), at: world.host.clock().toISOString() }
  for (let turn = 0; turn < turns; turn++) {
    const record = await newRecord(area, turn)
    if (reasonsAgainst(area, name, record.record!, stamp).length === 0) return record
  }
  throw new Error(`No record takes ${area.id} ${name}`)
}

/** What asks for sides of entries that come to the sum of its record, which chance does not find: tests/server/reconciliation.test.ts tries it. */
const ofBooks = ['bank_statement_line.match']

const every = acting
  .flatMap((area) =>
    Object.entries(area.actions ?? {}).map(([name, action]) => ({ at: `${area.id}.${name}`, area, name, action })),
  )
  .filter(({ at }) => !ofBooks.includes(at))
const onRecords = every.filter(({ action }) => !action.reads && isOnRecord(action))
const changing = onRecords.filter(({ area, action }) => !area.lifecycle && !action.deletes)
const deleting = onRecords.filter(({ action }) => action.deletes)
/** Those that the store may know nothing against, whatever stands in the case. */
const onCases = onRecords.filter(
  ({ area, name, action }) => area.lifecycle && name !== 'alter' && !action.deletes && !action.moves && !action.against,
)

const requestOf = (record: Saved | null, input: Answer) => ({
  ...(record && { id: record.id, revision: record.revision, parent: parents.get(record.id) }),
  input,
  key: randomUUID(),
})

/** Something typed that the record takes, or does not; nothing, where there is no such thing. */
const typedFor = (area: Area, name: string, record: Saved | null, wanted: boolean): Answer | undefined => {
  const stamp = { by: owner(), at: world.host.clock().toISOString() }
  const typed = Array.from({ length: 50 }, () => inputFor(area, area.actions![name]!.input ?? {}))
  return typed.find((input) => (reasonsAgainst(area, name, record?.record ?? {}, stamp, input).length === 0) === wanted)
}

const variablesOf = (area: Area, name: string, record: Saved | null) =>
  requestOf(record, typedFor(area, name, record, true) ?? inputFor(area, area.actions![name]!.input ?? {}))

/** A record and something typed that the action's rules refuse. */
const refusedOf = async (area: Area, name: string) => {
  for (let turn = 0; turn < turns; turn++) {
    const record = await newRecord(area, turn)
    const input = typedFor(area, name, record, false)
    if (input) return { record, variables: requestOf(record, input) }
  }
  throw new Error(`No record is refused ${area.id} ${name}`)
}

/** Without what one answer alone tells. */
const untold = ({ shown: _shown, ...answer }: Answer): Answer => answer

const now = (area: Area, { id }: Saved) => readRecord(world.host, callerOf(owner()), area, id)

describe.each(shareOf(every))('$at', ({ area, name, action }) => {
  const asking = async () => {
    if (isOnRecord(action)) return variablesOf(area, name, await recordFor(area, name))
    const parent = area.parent && (await newRecord(area.parent.area, 0)).id
    return { ...variablesOf(area, name, null), parent }
  }

  it('is shut for who lacks its permission, or may not read the record', async () => {
    const own = eachOf(action.permission)
    const variables = await asking()
    const without = (lacking: readonly string[]) => owner(world.all.filter((one) => !lacking.includes(one)))
    expect(await asked(without(own), area, name, variables)).toBe('FORBIDDEN')
    if (!isOnRecord(action)) return
    expect(await asked(without(eachOf(area.permissions.detail)), area, name, variables)).toBe('FORBIDDEN')
  })

  it('does not tell a foreign record from one that is missing', async () => {
    if (!isOnRecord(action)) return
    const variables = await asking()
    expect(await asked(world.person('stranger'), area, name, variables)).toBe('NOT_FOUND')
    for (const id of [randomUUID(), 'nonsense'])
      expect(await asked(owner(), area, name, { ...variables, id })).toBe('NOT_FOUND')
  })

  it('answers field by field what is missing of what it asks for', async () => {
    const required = Object.entries(action.input ?? {}).filter(([, field]) => field.required && field.type !== 'flag')
    if (required.length === 0) return
    const answer = await asked(owner(), area, name, { ...(await asking()), input: {} })
    const paths = ((answer as Answer)['fields'] as { path: string }[]).map(({ path }) => path)
    expect([(answer as Answer)['__typename'], paths.toSorted()]).toEqual([
      'Invalid',
      required.map(([path]) => path).toSorted(),
    ])
  })
})

describe.each(changing)('$at', ({ area, name }) => {
  it('is done, kept in the history under its name, and told to who may see the record', async () => {
    const record = await recordFor(area, name)
    const answer = await asked(owner(), area, name, variablesOf(area, name, record))
    expect(answer).toMatchObject({ __typename: 'Saved', id: record.id, revision: 1, record: await now(area, record) })
    const { data } = await readHistory(world.host, callerOf(owner()), area, record.id)
    expect(answer).toMatchObject({ entry: data[0]! })
    expect(data.map(({ kind, by }) => [kind, by.name])).toEqual([
      [name, 'Person of broker'],
      ['created', 'Person of broker'],
    ])
    const { id: organisation } = world.organisations.broker
    expect(world.saved.at(-1)).toEqual({
      area: area.id,
      id: record.id,
      revision: 1,
      parties: { [columnOf(area, 'broker')!]: organisation, ...(area.represented && { [area.represented]: null }) },
    })
  })

  it('is done once a key, however often it is tried, and answered alike', async () => {
    const record = await recordFor(area, name)
    const variables = variablesOf(area, name, record)
    const answers = await Promise.all(Array.from({ length: 5 }, () => asked(owner(), area, name, variables)))
    expect(new Set(answers.map((answer) => JSON.stringify(untold(answer as Answer)))).size).toBe(1)
    expect(answers[0]).toMatchObject({ __typename: 'Saved', revision: 1 })
    const shown = answers.filter((answer) => (answer as Answer)['shown'])
    // What is mailed to somebody is shown to nobody else.
    const isShown = area.actions![name]!.shows && !(await now(area, record))['mailedAt']
    expect(shown).toHaveLength(isShown ? 1 : 0)
    expect(await now(area, record)).toMatchObject({ revision: 1 })
  })

  it('refuses a key that another request was made with, and one that is none', async () => {
    const record = await recordFor(area, name)
    const variables = variablesOf(area, name, record)
    await asked(owner(), area, name, variables)
    expect(await asked(owner(), area, name, { ...variables, revision: 1 })).toBe('KEY_USED')
    const others = await asked(world.person('platform'), area, name, { ...variables, revision: 0 })
    expect(others).toMatchObject({ __typename: 'Stale' })
    for (const key of ['', 'short', 'x'.repeat(65), 'with spaces in it'])
      expect(await asked(owner(), area, name, { ...variables, key })).toBe('BAD_INPUT')
  })

  it('changes nothing that somebody else has changed since', async () => {
    const record = await recordFor(area, name)
    const answer = await asked(owner(), area, name, { ...variablesOf(area, name, record), revision: 7 })
    expect(answer).toMatchObject({ __typename: 'Stale', revision: 0 })
    expect(await now(area, record)).toEqual(record.record)
  })
})

describe.each(onCases)('$at', ({ area, name }) => {
  const done = async ({ id }: Saved) => {
    const found = 'select revision from performed where record_id = $1 and action = $2'
    return asOwner<{ revision: number | null }>(world.host.store, found, [id, name])
  }

  it('is done beside the case, which stays as it is, once a key however often it is tried', async () => {
    const record = await recordFor(area, name)
    const variables = variablesOf(area, name, record)
    const answers = await Promise.all(Array.from({ length: 5 }, () => asked(owner(), area, name, variables)))
    expect(answers.map((answer) => untold(answer as Answer))).toEqual(
      Array.from({ length: 5 }, () => ({ __typename: 'Done', at: world.host.clock().toISOString() })),
    )
    expect(await done(record)).toEqual([{ revision: null }])
    expect(await now(area, record)).toEqual(record.record)
    expect(await asked(owner(), area, name, { ...variables, revision: record.revision + 1 })).toBe('KEY_USED')
    expect(await asked(owner(), area, name, { ...variables, key: 'short' })).toBe('BAD_INPUT')
  })

  it('is not done to what somebody else has moved since', async () => {
    const record = await recordFor(area, name)
    const variables = { ...variablesOf(area, name, record), revision: record.revision + 1 }
    expect(await asked(owner(), area, name, variables)).toMatchObject({
      __typename: 'Stale',
      revision: record.revision,
    })
    expect(await done(record)).toEqual([])
  })

  it('is done by each party of the case that may', async () => {
    for (const party of Object.keys(area.scope) as Desk[]) {
      const record = await recordFor(area, name)
      expect(await asked(world.person(party), area, name, variablesOf(area, name, record))).toMatchObject({
        __typename: 'Done',
      })
    }
  })
})

describe.each(deleting)('$at', ({ area, name }) => {
  it('takes the record out, once a key however often it is tried, and keeps that it was there for who audits', async () => {
    const record = await recordFor(area, name)
    const variables = variablesOf(area, name, record)
    expect(
      await asked(owner(), area, name, { ...variables, revision: record.revision + 1, key: randomUUID() }),
    ).toMatchObject({
      __typename: 'Stale',
    })
    expect(await asked(owner(), area, name, variables)).toMatchObject({
      __typename: 'Saved',
      id: record.id,
      record: null,
    })
    expect(await asked(owner(), area, name, variables)).toMatchObject({ __typename: 'Done' })
    const rows = await asOwner(world.host.store, `select 1 from ${area.table} where id = $1`, [record.id])
    const kept = await asOwner(world.host.store, 'select kind from history where record_id = $1', [record.id])
    expect([rows, kept]).toEqual([[], [{ kind: name }]])
  })
})

describe.each(onRecords.filter(({ action }) => action.rules))('$at', ({ area, name }) => {
  it('is refused with the reasons that the browser gives, and changes nothing', async () => {
    const { record, variables } = await refusedOf(area, name)
    const stamp = { by: owner(), at: world.host.clock().toISOString() }
    const reasons = reasonsAgainst(area, name, record.record!, stamp, variables.input)
    expect(reasons).not.toEqual([])
    expect(await asked(owner(), area, name, variables)).toEqual({ __typename: 'Declined', reasons })
    expect(await now(area, record)).toEqual(record.record)
  })
})

describe('of a case', () => {
  it('an action that is done has done its work once', async () => {
    const record = await recordFor(cases, 'remind')
    const variables = { ...variablesOf(cases, 'remind', record), input: { times: 2 } }
    await Promise.all([1, 2, 3].map(() => asked(owner(), cases, 'remind', variables)))
    const kept = await asOwner(world.host.store, 'select times from reminded where of = $1', [record.id])
    expect(kept).toEqual([{ times: 2 }])
  })

  it('one that only looks answers by a verdict, and is kept by nobody', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 6 }, async (_, turn) => {
        const { id, record } = await newRecord(cases, 5 * turn)
        const { valid } = (await asked(owner(), cases, 'judge', { id })) as Answer
        return [record!['status'] === 'INITIATED', valid]
      }),
    )
    expect(verdicts.filter(([waiting, valid]) => waiting !== valid)).toEqual([])
    expect(new Set(verdicts.flat())).toEqual(new Set([true, false]))
    expect(await asOwner(world.host.store, `select 1 from performed where action = 'judge'`)).toEqual([])
  })

  it('no action may change it: only its events do', async () => {
    const record = await recordFor(cases, 'alter')
    await expect(
      perform(world.host, owner(), cases, 'alter', { ...variablesOf(cases, 'alter', record), input: null }),
    ).rejects.toThrow('may change no record')
    expect(await now(cases, record)).toEqual(record.record)
    expect(await asOwner(world.host.store, `select 1 from performed where action = 'alter'`)).toEqual([])
  })
})

it('an action counts as a move: the quota of a person ends it, and what is not done takes none of it', async () => {
  const { area, name } = changing[0]!
  const by = { ...owner(), userId: randomUUID() }
  const { moves } = world.host.config
  const kept = moves.minute
  const records = await Promise.all([1, 2, 3].map(() => recordFor(area, name)))
  moves.minute = 2
  const kinds: unknown[] = []
  for (const revision of [9, 0])
    for (const record of records) {
      const answer = await asked(by, area, name, { ...variablesOf(area, name, record), revision })
      kinds.push((answer as Answer)['__typename'])
    }
  moves.minute = kept
  expect(kinds).toEqual(['Stale', 'Stale', 'Stale', 'Saved', 'Saved', 'Declined'])
})

it('what an action asks for refers to no record that the person does not see', async () => {
  const area = bank
  const input = {
    next: { type: 'reference', area: area.id },
    others: { type: 'references', area: area.id, max: 9 },
  } as const
  const swap = { permission: area.permissions.detail, on: 'record', reads: true, rules: {}, input } as const
  const asking = { ...area, actions: { swap } } as unknown as Area
  const [record, own, gone] = [await newRecord(area, 1), await newRecord(area, 1), randomUUID()]
  const { name, status, accountDigitsMin, accountDigitsMax } = own.record!
  const typed = { name, status, accountDigitsMin, accountDigitsMax, code: 'THEIRS' }
  const theirs = (await createRecord(world.host, world.person('insurer'), bank, typed)) as Saved
  const tried = (chosen: object) =>
    perform(world.host, owner(), asking, 'swap', { id: record.id, input: { next: null, others: [], ...chosen } })
  expect(await tried({ next: own.id, others: [record.id, own.id] })).toMatchObject({ valid: true })
  const refused = (path: string, id: string) => ({
    __typename: 'Invalid',
    fields: [{ path, key: 'validation:noRecord', values: { unseen: [id] } }],
  })
  for (const id of [theirs.id, gone]) {
    expect(await tried({ next: id })).toEqual(refused('next', id))
    expect(await tried({ others: [own.id, id] })).toEqual(refused('others', id))
  }
})
