import { randomUUID } from 'node:crypto'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachOf } from '../../machines/kernel/grants.ts'
import type { Actor } from '../../machines/kernel/types.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { areas } from '../../src/areas/registry.ts'
import { perform } from '../../src/server/actions/perform.ts'
import { documentOf } from '../../src/server/graphql/documents.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { createRecord } from '../../src/server/records/save.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { callerOf } from '../../src/server/context.ts'
import { isOnRecord, reasonsAgainst, type AreaAction } from '../../src/shared/area/actions.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { formOf, samplesOf } from './support/samples.ts'
import { openWorld, type World } from './creditLife/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const schema = buildSchema(areas)

/** Who owns what the tests make, in an organisation that every plain area knows. */
const owner = (permissions?: string[]) => world.person('bank', permissions)

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

const newRecord = async (area: Area, turn: number): Promise<Saved> => {
  const values = formOf(area, turn)
  for (const [name, field] of Object.entries(area.fields))
    if (field.type === 'text' && field.unique) values[name] = randomUUID().slice(0, field.max)
  return (await createRecord(world.host, owner(), area, values)) as Saved
}

/** A new record that the action's rules take, or one that they refuse; null where there is none. */
const recordFor = async (area: Area, name: string, wanted = true): Promise<Saved | null> => {
  const stamp = { by: owner(), at: world.host.clock().toISOString() }
  for (const turn of [0, 1, 2, 3]) {
    const record = await newRecord(area, turn)
    if ((reasonsAgainst(area, name, record.record!, stamp).length === 0) === wanted) return record
  }
  return null
}

const every = areas.flatMap((area) =>
  Object.entries(area.actions ?? {}).map(([name, action]) => ({ at: `${area.id}.${name}`, area, name, action })),
)
const changing = every.filter(({ action, area }) => !action.reads && isOnRecord(action) && !area.lifecycle)

const variablesOf = ({ input }: AreaAction, record: Saved | null) => ({
  ...(record && { id: record.id, revision: record.revision }),
  input: samplesOf(input ?? {}),
  key: randomUUID(),
})

const now = (area: Area, { id }: Saved) => readRecord(world.host, callerOf(owner()), area, id)

describe.each(every)('$at', ({ area, name, action }) => {
  const recordIfAny = () => (isOnRecord(action) && !area.lifecycle ? recordFor(area, name) : null)

  it('is shut for who lacks its permission, or may not read the record', async () => {
    const own = eachOf(action.permission)
    const variables = variablesOf(action, await recordIfAny())
    const without = (lacking: readonly string[]) => owner(world.all.filter((one) => !lacking.includes(one)))
    expect(await asked(without(own), area, name, variables)).toBe('FORBIDDEN')
    if (!isOnRecord(action)) return
    expect(await asked(without(eachOf(area.permissions.detail)), area, name, variables)).toBe('FORBIDDEN')
  })

  it('does not tell a foreign record from one that is missing', async () => {
    if (!isOnRecord(action) || area.lifecycle) return
    const variables = variablesOf(action, await recordIfAny())
    expect(await asked(world.person('insurer'), area, name, variables)).toBe('NOT_FOUND')
    for (const id of [randomUUID(), 'nonsense'])
      expect(await asked(owner(), area, name, { ...variables, id })).toBe('NOT_FOUND')
  })

  it('answers field by field what is missing of what it asks for', async () => {
    const required = Object.entries(action.input ?? {}).filter(([, field]) => field.required && field.type !== 'flag')
    if (required.length === 0) return
    const answer = await asked(owner(), area, name, { ...variablesOf(action, await recordIfAny()), input: {} })
    const paths = ((answer as Answer)['fields'] as { path: string }[]).map(({ path }) => path)
    expect([(answer as Answer)['__typename'], paths.toSorted()]).toEqual([
      'Invalid',
      required.map(([path]) => path).toSorted(),
    ])
  })
})

describe.each(changing)('$at', ({ area, name, action }) => {
  it('is done, kept in the history under its name, and told to who may see the record', async () => {
    const record = (await recordFor(area, name))!
    const answer = await asked(owner(), area, name, variablesOf(action, record))
    expect(answer).toMatchObject({ __typename: 'Saved', id: record.id, revision: 1, record: await now(area, record) })
    const { data } = await readHistory(world.host, callerOf(owner()), area, record.id)
    expect(data.map(({ kind, by }) => [kind, by.name])).toEqual([
      [name, 'Person of bank'],
      ['created', 'Person of bank'],
    ])
    const { id: bank } = world.organisations.bank
    expect(world.saved.at(-1)).toEqual({ area: area.id, id: record.id, revision: 1, parties: [bank] })
  })

  it('is done once a key, however often it is tried, and answered alike', async () => {
    const record = (await recordFor(area, name))!
    const variables = variablesOf(action, record)
    const answers = await Promise.all(Array.from({ length: 5 }, () => asked(owner(), area, name, variables)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ __typename: 'Saved', revision: 1 })
    expect(await now(area, record)).toMatchObject({ revision: 1 })
  })

  it('refuses a key that another request was made with, and one that is none', async () => {
    const record = (await recordFor(area, name))!
    const variables = variablesOf(action, record)
    await asked(owner(), area, name, variables)
    expect(await asked(owner(), area, name, { ...variables, revision: 1 })).toBe('KEY_USED')
    const others = await asked(world.person('platform'), area, name, { ...variables, revision: 0 })
    expect(others).toMatchObject({ __typename: 'Stale' })
    for (const key of ['', 'short', 'x'.repeat(65), 'with spaces in it'])
      expect(await asked(owner(), area, name, { ...variables, key })).toBe('BAD_INPUT')
  })

  it('changes nothing that somebody else has changed since', async () => {
    const record = (await recordFor(area, name))!
    const answer = await asked(owner(), area, name, { ...variablesOf(action, record), revision: 7 })
    expect(answer).toMatchObject({ __typename: 'Stale', revision: 0 })
    expect(await now(area, record)).toEqual(record.record)
  })

  it('is refused with the reasons that the browser gives, and changes nothing', async () => {
    if (!action.rules) return
    const record = (await recordFor(area, name, false))!
    const stamp = { by: owner(), at: world.host.clock().toISOString() }
    const answer = await asked(owner(), area, name, variablesOf(action, record))
    expect(answer).toEqual({ __typename: 'Declined', reasons: reasonsAgainst(area, name, record.record!, stamp) })
    expect(await now(area, record)).toEqual(record.record)
  })
})

it('an action counts as a move: the quota of a person ends it, and what is not done takes none of it', async () => {
  const { area, name, action } = changing[0]!
  const by = { ...owner(), userId: randomUUID() }
  const { moves } = world.host.config
  const kept = moves.minute
  const records = await Promise.all([1, 2, 3].map(() => recordFor(area, name)))
  moves.minute = 2
  const kinds: unknown[] = []
  for (const revision of [9, 0])
    for (const record of records) {
      const answer = await asked(by, area, name, { ...variablesOf(action, record), revision })
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
  const [record, own, gone] = [await newRecord(area, 0), await newRecord(area, 1), randomUUID()]
  const theirs = (await createRecord(world.host, world.person('insurer'), bank, formOf(bank, 2))) as Saved
  const tried = (typed: object) =>
    perform(world.host, owner(), asking, 'swap', { id: record.id, input: { next: null, others: [], ...typed } })
  expect(await tried({ next: own.id, others: [record.id, own.id] })).toMatchObject({ valid: true })
  const refused = (path: string) => ({
    __typename: 'Invalid',
    fields: [{ path, key: 'validation:noRecord', values: {} }],
  })
  for (const id of [theirs.id, gone]) {
    expect(await tried({ next: id })).toEqual(refused('next'))
    expect(await tried({ others: [own.id, id] })).toEqual(refused('others'))
  }
})
