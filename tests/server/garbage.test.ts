import fc from 'fast-check'
import { isEnumType, isInputObjectType, isListType, isNonNullType, parse, typeFromAST } from 'graphql'
import type { GraphQLInputType, OperationDefinitionNode } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { system } from '../../src/server/store/store.ts'
import { grouped } from '../machines/decisions/values.ts'
import { documents } from '../support/documents.ts'
import { insertCase } from './creditLife/case.ts'
import { startTestHost } from './support/host.ts'
import type { TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let token: string
let id: string

beforeAll(async () => {
  server = await startTestHost()
  const bank = await addOrganisation(server.host.store, 'BANK', 'bank')
  await addPerson(server.host.store, {
    email: 'a@bank.test',
    memberships: [{ organisation: bank, permissions: ['superadmin.root'] }],
  })
  token = (await signIn(server.url, 'a@bank.test')).token
  const organisation = { id: bank, kind: 'bank', name: 'BANK' }
  const by = { userId: 'u', name: 'n', roles: [], permissions: [], organisation }
  id = await insertCase(server.host, { broker: bank, insurer: bank, bank, partner: bank }, by)
})
afterAll(() => server.close())

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '%',
    "'",
    '__proto__',
    'UTC',
    'end',
    '2026-01-01',
    '-created_at',
    'x'.repeat(5000),
    '9'.repeat(40),
  ),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger(), fc.constantFrom(2 ** 31, 2 ** 53, -1, 1e308))
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue())

/** Values of a type, some of other types, some of no type at all. */
const ofType = (type: GraphQLInputType): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return ofType(type.ofType)
  if (isListType(type)) return fc.oneof(fc.array(ofType(type.ofType), { maxLength: 4 }), anything)
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, ofType(field.type)] as const)
    return fc.oneof(
      { weight: 5, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
      { weight: 1, arbitrary: anything },
    )
  }
  if (isEnumType(type)) return anything
  const likely: Record<string, fc.Arbitrary<unknown>> = {
    ID: fc.oneof(
      fc.uuid(),
      text,
      fc.constant(null).map(() => id),
    ),
    String: text,
    Int: fc.oneof(fc.integer(), fc.nat(30)),
    SafeInt: number,
    Float: number,
    Boolean: fc.boolean(),
    JSON: fc.oneof(
      fc.record(
        {
          type: fc.constantFrom('spk.submitted', 'document.uploaded', 'toString'),
          date: anything,
          kind: anything,
          amount: anything,
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    ),
  }
  return fc.oneof({ weight: 5, arbitrary: likely[type.name] ?? anything }, { weight: 1, arbitrary: anything })
}

const schema = buildSchema(areas)

/** A type by its structure, whatever its fields are called. */
const shapeOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return `${shapeOf(type.ofType)}!`
  if (isListType(type)) return `[${shapeOf(type.ofType)}]`
  if (!isInputObjectType(type)) return type.name
  return `{${[...new Set(Object.values(type.getFields()).map((field) => shapeOf(field.type)))].toSorted().join()}}`
}

/** The same code for every area, on other columns: each of them is asked, and each kind several times; all others are of a kind of their own. */
const common = ['list', 'counts', 'export', 'lookup', 'open', 'detail', 'cases', 'timeline', 'history', 'delete']

/** Of a kind, and one more of each of its operations. */
const most = 7

const asked = documents.map(({ name, operation, document }) => {
  const { variableDefinitions = [] } = parse(document).definitions[0] as OperationDefinitionNode
  const variables = variableDefinitions.map(
    ({ variable, type }) => [variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType] as const,
  )
  const shape = variables.map(([, type]) => shapeOf(type)).join(', ')
  const kind = common.includes(operation!) ? `${operation}(${shape})` : name
  const values = fc.record(Object.fromEntries(variables.map(([one, type]) => [one, ofType(type)])), {
    requiredKeys: [],
  })
  const zone = document.includes('$user_timezone') ? { user_timezone: 'Asia/Jakarta' } : {}
  return {
    name,
    kind,
    garbage: fc.tuple(values, fc.boolean()).map(([given, valid]) => ({ ...given, ...(valid && zone) })),
  }
})

it.each([...grouped(asked, ({ kind }) => kind)])('%s answers every garbage with less than a 500', async (_, some) => {
  for (const [index, { name, garbage }] of some.entries())
    await fc.assert(
      fc.asyncProperty(garbage, async (variables) => {
        const { status, body } = await call<{ code?: string; reference?: string }>(server.url, '/api/graphql', {
          token,
          body: { query: name, persisted: true, variables },
        })
        const told = typeof body.code === 'string' && typeof body.reference === 'string'
        expect({ name, status, body, fine: status === 200 || (status < 500 && told) }).toMatchObject({ fine: true })
      }),
      { numRuns: 1 + Math.floor((most + index) / some.length) },
    )
})

it('stored none of it', async () => {
  const timeline = await server.host.store.run(system, 'select revision from timeline')
  expect(timeline).toEqual([{ revision: 0 }])
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
