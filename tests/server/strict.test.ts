import { randomUUID } from 'node:crypto'
import { getNamedType, isInputObjectType, isListType, isNonNullType, parse, print, typeFromAST } from 'graphql'
import type { GraphQLInputType, OperationDefinitionNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { areas } from '../../src/areas/registry.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { mistyped as wrongVariables } from '../../src/server/graphql/variables.ts'
import { system } from '../../src/server/store/store.ts'
import { formFields, ownerOf } from '../../src/shared/area/names.ts'
import type { Field } from '../../machines/fields/fields.ts'
import { areaEndpoint } from '../../src/shared/endpoints/areas.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { client, type Client } from '../support/client.ts'
import { documents } from '../support/documents.ts'
import { insertCase } from './creditLife/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { place } from './support/rest.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { plainLook } from '../../src/shared/area/look.ts'

let server: TestHost
let token: string
let door: Client
let id: string
let before: unknown[]

beforeAll(async () => {
  server = await startTestHost()
  const platform = await addOrganisation(server.host.store, 'OURS', 'platform')
  const memberships = [{ organisation: platform, permissions: ['superadmin.root'] }]
  await addPerson(server.host.store, { email: 'a@ours.test', memberships })
  token = (await signIn(server.url, 'a@ours.test')).token
  door = client(server.url, token)
  const organisation = { id: platform, kind: 'platform', name: 'OURS' }
  const by = { userId: 'u', name: 'n', roles: [], permissions: [], organisation }
  id = await insertCase(server.host, { broker: platform, insurer: platform, bank: platform, partner: platform }, by)
  for (const { parent } of areas.filter((area) => area.parent && !area.common))
    await addNeeded(server.owner, parent!.area.table, randomUUID(), {
      [ownerOf(parent!.area) ?? 'broker_id']: platform,
    })
  before = await rowsOfForms()
})
afterAll(() => server.close())

/** Ids by area. */
const rowsOfForms = () =>
  Promise.all(
    forms.map(async ({ id: of, table }) => [
      of,
      await server.host.store.run(system, `select id from ${table} order by id`),
    ]),
  )

/** One of each type that JSON has, and what is often taken for a number or a flag. */
const values: unknown[] = ['1', '1e9', 'true', 1, 0, true, [], ['1'], {}]

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

const others = (right: unknown) => values.filter((value) => typeOf(value) !== typeOf(right))

/** A value with each of its parts in turn replaced by one of another type, and where that was. */
const mistyped = (right: unknown, path = ''): { path: string; value: unknown }[] => [
  ...(path ? others(right).map((value) => ({ path, value })) : []),
  ...(typeof right === 'object' && right !== null
    ? Object.entries(right).flatMap(([name, inner]) =>
        mistyped(inner, `${path}/${name}`).map(({ path: at, value }) => ({
          path: at,
          value: Array.isArray(right)
            ? right.map((one, index) => (String(index) === name ? value : (one as unknown)))
            : { ...right, [name]: value },
        })),
      )
    : []),
]

const partsAt = (right: unknown, depth: number, path = ''): { path: string; right: unknown }[] => {
  if (depth === 0) return [{ path, right }]
  if (typeof right !== 'object' || right === null) return []
  return Object.entries(right).flatMap(([name, inner]) => partsAt(inner, depth - 1, `${path}/${name}`))
}

/** A value with these of its parts replaced, each by its nth of another type. */
const replaced = (right: unknown, paths: readonly string[], nth: number, path = ''): unknown => {
  if (paths.includes(path)) return others(right)[nth]
  if (typeof right !== 'object' || right === null) return right
  const parts = Object.entries(right).map(
    ([name, inner]) => [name, replaced(inner, paths, nth, `${path}/${name}`)] as const,
  )
  return Array.isArray(right) ? parts.map(([, value]) => value) : Object.fromEntries(parts)
}

/** As many as one answer names. */
const atOnce = 10

interface Mistyped {
  paths: string[]
  value: unknown
  /** Of its depth. */
  isFirst: boolean
}

/** Every part of a value with every other type, many at once; what is within a part that is wrong is not looked at, so depth by depth. */
const allMistyped = (right: unknown, depth = 1): Mistyped[] => {
  const parts = partsAt(right, depth)
  if (parts.length === 0) return []
  const tries = values.flatMap((_, nth) => {
    const paths = parts.flatMap((part) => (nth < others(part.right).length ? part.path : []))
    return Array.from({ length: Math.ceil(paths.length / atOnce) }, (__, chunk) => {
      const some = paths.slice(chunk * atOnce, (chunk + 1) * atOnce)
      return { paths: some, value: replaced(right, some, nth), isFirst: nth === 0 && chunk === 0 }
    })
  })
  return [...tries, ...allMistyped(right, depth + 1)]
}

/** `/pics/2/phone` as an answer names it. */
const named = (path: string) =>
  path
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.') || 'body'

/** Whether an answer says what is wrong; what is missing besides may be said too. */
const isRefused = (status: number, { code, fields = [] }: Refused, path: string) =>
  status === 400 && code === 'BAD_INPUT' && fields.some((field) => field.path === named(path))

const schema = buildSchema(areas)

/** What it declares as JSON is for the field's own schema to judge. */
const isTyped = (type: GraphQLInputType): boolean => getNamedType(type).name !== 'JSON'

/** Of the JSON type that GraphQL declares, whatever it says. */
const someOf = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return someOf(type.ofType)
  if (isListType(type)) return [someOf(type.ofType)]
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isTyped(field.type))
    return Object.fromEntries(fields.map((field) => [field.name, someOf(field.type)]))
  }
  const scalars: Record<string, unknown> = { Int: 1, SafeInt: 1, Float: 1, Boolean: true }
  return type.name in scalars ? scalars[type.name] : 'text'
}

const operations = documents.map(({ name, operation, document }) => {
  const parsed = parse(document)
  const { variableDefinitions = [] } = parsed.definitions[0] as OperationDefinitionNode
  const variables = variableDefinitions.flatMap(({ variable, type }): [string, unknown][] => {
    const declared = typeFromAST(schema, type as never) as GraphQLInputType
    return isTyped(declared) ? [[variable.name.value, someOf(declared)]] : []
  })
  const declared = variableDefinitions.map(print).join()
  return { name, operation, declared, parsed, variables: Object.fromEntries(variables) }
})

/** One operation for all that declare the same: types are judged by what is declared alone. */
const declaring = [...new Map(operations.map((one) => [one.declared, one])).values()]

/** The door tells what the function finds: it is asked itself at every depth, the function about all the rest. */
describe.each(declaring)('the variables of $name', ({ name, parsed, variables }) => {
  it('are taken in the JSON type that they are declared with, and in no other', async () => {
    const taken: string[] = []
    for (const { paths, value, isFirst } of allMistyped(variables)) {
      const found = new Set(wrongVariables(schema, parsed, value as Record<string, unknown>).map(({ path }) => path))
      const { status, body } = isFirst ? await door.call(name, value as object) : {}
      for (const path of paths)
        if (!found.has(named(path)) || (isFirst && !isRefused(status!, body as never, path)))
          taken.push(`${path} of ${JSON.stringify(value)}: ${status}`)
    }
    expect(taken).toEqual([])
  })
})

const fieldsOf = (type: string) =>
  Object.entries((creditLife.events[type]!.schema?.fields ?? {}) as Record<string, { type: string }>)

const send = async (event: object) => {
  const { result, body } = await door.send('credit_life', id, 0, event)
  return result ? { code: result.code, fields: result.fields as object[] } : { code: body.code, fields: [] }
}

const events = Object.keys(creditLife.events).filter((type) => fieldsOf(type).length > 0)

describe.each(events)('the payload of %s', (type) => {
  it('is taken in its JSON types, and in no other', async () => {
    const rights: Record<string, unknown> = { string: 'text', number: 1, boolean: true }
    for (const [name, field] of fieldsOf(type))
      for (const value of others(rights[field.type])) {
        const { code, fields } = await send({ type, [name]: value })
        const isUnread = field.type === 'number' && typeof value === 'string'
        expect({ value, code, first: fields[0] }).toEqual({
          value,
          code: 'INVALID',
          first: { path: name, key: isUnread ? 'validation:number' : 'validation:invalid', values: {} },
        })
      }
  })

  it('has no text that nobody sees', async () => {
    const texts = fieldsOf(type).flatMap(([name, field]) => (field.type === 'string' ? [name] : []))
    const tries = texts.flatMap((name) =>
      ['a\u202eb', 'a\u200bb', 'a\u0000b', 'a\ud800b', 'a\ufeffb'].map((value) => ({ name, value })),
    )
    const answers = await Promise.all(tries.map(({ name, value }) => send({ type, [name]: value })))
    expect(answers).toEqual(
      tries.map(({ name }) => ({
        code: 'INVALID',
        fields: expect.arrayContaining([{ path: name, key: 'validation:visible', values: {} }]) as unknown,
      })),
    )
  })
})

const isText = (type: Field['type']): boolean => type === 'text' || type === 'longText'

const forms = areas.filter(({ permissions: { create, edit } }) => create && edit)

describe.each(forms)('the form of $id', (area) => {
  const texts = formFields(area).filter((name) => isText(area.fields[name]!.type))
  const kindOf = (name: string): Field['type'] => area.fields[name]!.type

  it.each([
    ['create', {}],
    ['edit', { id: randomUUID(), revision: 0 }],
  ])('has no text that nobody sees, at its door %s', async (operation, at) => {
    const [parent] = area.parent
      ? await asOwner<{ id: string }>(server.host.store, `select id from ${area.parent.area.table} limit 1`)
      : []
    const lines = texts.filter((name) => kindOf(name) === 'text')
    for (const [value, key, names] of [
      ['a\u202eb', 'visible', texts],
      ['a\u2066b', 'visible', texts],
      ['a\u0007b', 'visible', texts],
      ['a\nb', 'oneLine', lines],
    ] as const) {
      const input = Object.fromEntries(formFields(area).map((name) => [name, names.includes(name) ? value : null]))
      const { result } = await door.call(areaEndpoint(area, operation).name, {
        ...at,
        ...(parent && { parent: parent.id }),
        input,
      })
      const fields = names.map((path) => ({ path, key: `validation:${key}`, values: {} }))
      expect({ value, result }).toEqual({
        value,
        result: { __typename: 'Invalid', fields: expect.arrayContaining(fields) as unknown },
      })
    }
  })
})

describe.each(operations.filter(({ operation }) => /^(list|counts|detail|cases|timeline)$/.test(operation!)))(
  '$name',
  ({ name, variables }) => {
    it('is asked for by no text that nobody sees, and says so in the language of the reader', async () => {
      const texts = Object.entries(variables).filter(([, value]) => typeof value === 'string')
      for (const [text] of texts) {
        const { status, body } = await call<Refused>(server.url, '/api/graphql', {
          token,
          headers: { 'accept-language': 'id' },
          body: { query: name, persisted: true, variables: { ...variables, [text]: 'abc\u200bd', filter: null } },
        })
        expect([status, body.code, body.message]).toEqual([
          400,
          'BAD_INPUT',
          'Isian Anda berisi karakter yang tidak terlihat atau yang mengubah arah tulisan. Mohon dihapus.',
        ])
        expect(body.fields!.map(({ path }) => path)).toEqual([text])
      }
    })
  },
)

const typed = areas.flatMap((area) =>
  Object.entries(area.actions ?? {}).flatMap(([name, { input = {}, on, reads }]) =>
    Object.entries(input).flatMap(([field, { type }]) => (isText(type) ? [{ area, name, field, on, reads }] : [])),
  ),
)

it.each(typed)('$field of $name of $area.id has no text that nobody sees', async ({ area, name, field, on, reads }) => {
  const tried = !reads && { key: randomUUID(), ...(on !== 'list' && { revision: 0 }) }
  const variables = { ...(on !== 'list' && { id }), ...tried, input: { [field]: 'a\u200bb' } }
  const asked = { query: areaEndpoint(area, name).name, persisted: true, variables }
  const { body } = await call<{ data: { result: object } }>(server.url, '/api/graphql', { token, body: asked })
  expect(body.data.result).toMatchObject({
    __typename: 'Invalid',
    fields: expect.arrayContaining([{ path: field, key: 'validation:visible', values: {} }]) as unknown,
  })
})

/** Bodies as they should be; null is taken where it empties a field. */
const bodies: Record<string, object[]> = {
  ...Object.fromEntries(operations.map(({ name, variables }) => [name, [variables]])),
  'auth.create': [
    { email: 'a@b.test', password: 'x' },
    { organization: randomUUID(), ticket: 'x' },
  ],
  'auth.refresh': [{ refresh: 'x' }],
  'auth.switch': [{ organization: randomUUID() }],
  'auth.seeAs': [{ user: randomUUID(), organization: randomUUID(), reason: 'why' }],
  'auth.actFor': [{ account: randomUUID(), reason: 'why' }],
  'activation.requestOtp': [{ email: 'a@b.test' }],
  'activation.verifyOtp': [{ ticket: 'x', code: '123456' }],
  'forgot_password.requestOtp': [{ email: 'a@b.test' }],
  'forgot_password.verifyOtp': [{ ticket: 'x', code: '123456' }],
  'user.setPassword': [{ grant: 'x', password: 'x' }],
  'user.editPassword': [{ current: 'x', password: 'x' }],
  'user.editProfile': [
    { fullName: 'Ann', phone: '+62812345678', locale: 'en', timeZone: 'UTC', caseMails: 'daily', toured: true },
  ],
  'formLink.open': [{ token: 'x' }],
  'formLink.keep': [{ token: 'x', typed: null, seen: 0 }],
  'formLink.presign': [{ token: 'x', field: 'files', name: 'a.pdf', size: 1, type: 'application/pdf' }],
  'formLink.confirm': [{ token: 'x', file: randomUUID() }],
  'formLink.read': [{ token: 'x', file: randomUUID() }],
  'formLink.stumble': [{ token: 'x', version: randomUUID(), stumblings: [{ at: 'x', key: 'validation:required' }] }],
  'formFigures.stumble': [{ stumblings: [{ at: 'x', key: 'validation:required' }] }],
  'formLink.send': [{ token: 'x', version: randomUUID(), answers: {} }],
  'inquiry.look': [{ token: 'x' }],
  'inquiry.sendCode': [{ token: 'x', answer: 'approve' }],
  'inquiry.presign': [{ token: 'x', answer: 'add', name: 'a.pdf', size: 1, type: 'application/pdf' }],
  'inquiry.answer': [{ token: 'x', answer: 'approve', code: '123456', text: 'Yes', file: randomUUID() }],
  'comments.add': [
    { area: 'credit_life', id: randomUUID(), comment: randomUUID(), audience: 'own', text: 'x', mentions: [] },
  ],
  'commission.approveTransaction': [{ ids: [randomUUID()], key: randomUUID() }],
  'partnership.cancelInvoice': [{ status: 'cancelled', reason: 'x', key: randomUUID(), revision: 1 }],
  'partnership.markInvoicePaid': [
    {
      status: 'paid',
      received: 'BANK',
      amount: 1,
      date: '2026-03-02',
      reference: 'x',
      fileId: randomUUID(),
      name: 'a.pdf',
      key: randomUUID(),
    },
  ],
  'partnership.resendPaymentLink': [{ number: 'x', key: randomUUID() }],
  'partnership.cancelDisbursement': [{ status: 'cancelled', reason: 'x', key: randomUUID(), revision: 1 }],
  'partnership.markDisbursementPaid': [
    {
      status: 'paid',
      amount: 1,
      date: '2026-03-02',
      reference: 'x',
      fileId: randomUUID(),
      name: 'a.pdf',
      key: randomUUID(),
    },
  ],
  'partnership.updateDisbursementStatus': [
    {
      number: 'x',
      status: 'UPDATED',
      note: 'x',
      bank: 'x',
      accountNumber: '1',
      accountName: 'x',
      key: randomUUID(),
      revision: 1,
    },
  ],
  'partnership.retryPayment': [{ number: 'x', key: randomUUID(), revision: 1 }],
  'rules.inForce': [{ code: 'creditLife.limits' }],
  'rules.ruling': [{ area: 'credit_life', house: randomUUID() }],
  'rules.dryRun': [{ id: randomUUID(), after: randomUUID() }],
  'partnership.calculateBalance': [{ pool: 'x', amount: 1 }, { claim: 'x' }],
  'partnership.claimPoolHistories': [{ code: 'x', user_timezone: 'Asia/Jakarta' }],
  'partnership.bankDetail': [{ bank: 'x', accountNumber: '1' }],
  'pay.look': [{ token: 'x' }],
  'pay.begin': [{ token: 'x', method: 'QR_CODE' }],
  'pay.withdraw': [{ token: 'x' }],
  'postquote.questions': [{ id: randomUUID(), own: false }],
  'postquote.answer': [{ id: randomUUID(), questions: randomUUID(), answers: {}, key: randomUUID() }],
  'holding.change': [{ area: 'credit_life', id: randomUUID(), to: randomUUID(), seen: null }],
  'comments.edit': [{ comment: randomUUID(), text: 'x', mentions: [] }],
  'drafts.keep': [{ typed: {}, base: 0, seen: 0, writer: '00000000-0000-4000-8000-000000000001.0' }],
  'views.save': [
    { list: 'bank', name: 'x', address: '', look: { ...plainLook, columns: ['name'] }, shared: false, seen: 0 },
  ],
  'views.mark': [{ pinned: true, standard: false }],
  'workflowTrials.keep': [
    {
      machine: 'creditLife',
      version: 1,
      title: 'x',
      path: ['x'],
      steps: 1,
      failedAt: 1,
      notes: [{ step: 1, text: 'x' }],
    },
  ],
  'workflowTests.keep': [
    {
      kind: 'coverage',
      told: '{"machine":"creditLife","version":1,"digest":"x","states":{},"transitions":{},"deadlines":{},"effects":{},"rules":{}}',
    },
  ],
  'imports.map': [{ mapping: ['x'] }],
  'imports.run': [{ mode: 'all' }],
  'workflow.branch': [
    {
      area: 'credit_life',
      id: randomUUID(),
      from: 0,
      steps: [{ by: 'reader', at: '2026-11-23T00:00:00Z', type: 'x', verified: true }],
    },
  ],
  'workflow.saveBranch': [
    {
      area: 'credit_life',
      id: randomUUID(),
      from: 0,
      steps: [{ by: 'reader', at: '2026-11-23T00:00:00Z' }],
      name: 'x',
    },
  ],
  'overview.search': [{ areas: ['bank'], search: 'mer' }],
  'overview.counts': [{ areas: ['bank'] }],
  'overview.bell': [{ areas: ['credit_life'] }],
  'overview.look': [{ at: '2026-11-23T00:00:00Z' }],
  'overview.figures': [{ areas: ['credit_life'], period: 'month', user_timezone: 'Asia/Jakarta' }],
  'overview.inbox': [{ areas: ['credit_life'], order: 'age' }],
  'workflow.figures': [{ area: 'credit_life', days: 30, compare: true }],
  'workflow.ways': [{ area: 'credit_life', days: 30, compare: true }],
  'workflow.dryRun': [{ area: 'credit_life', after: randomUUID() }],
  'rights.impact': [{ kind: 'role', id: randomUUID(), permissions: [randomUUID()], privileges: [randomUUID()] }],
  'rights.keep': [{ reason: 'strict' }],
  'rollOut.carryOut': [{ stamp: 'x' }],
  'insurance.getPresignUrl': [{ name: 'a.png', size: 1, type: 'image/png', id: randomUUID(), field: 'logoSmall' }],
  'agent_claim.presign': [{ name: 'a.pdf', size: 1, type: 'application/pdf', id: randomUUID() }],
  'insurance.getPresignUrlInsurerProduct': [{ name: 'a.pdf', size: 1, type: 'application/pdf', id: randomUUID() }],
  'shared.getPresignUrl': [{ name: 'a.pdf', size: 1, type: 'application/pdf', area: 'bank', id: randomUUID() }],
}
/** They read no body. */
const without = [
  'auth.createSSO',
  'auth.check',
  'user.editPicture',
  'shared.putFile',
  'shared.confirmFile',
  'exports.again',
  'exports.cancel',
  'imports.begin',
  'imports.cancel',
]

const rest = catalogue(areas).filter(
  ({ transport, method }) => transport === 'rest' && !['GET', 'DELETE'].includes(method),
)

describe.each(rest)('the body of $name', (endpoint) => {
  const { name, method } = endpoint
  const path = place(endpoint, randomUUID())
  it('is taken in its JSON types, and in no other', async () => {
    expect(Object.keys(bodies).concat(without)).toContain(name)
    const tried = [
      ...(bodies[name] ?? []).flatMap((body) => mistyped(body)),
      ...values.filter((value) => bodies[name] && typeOf(value) !== 'object').map((value) => ({ path: '', value })),
    ]
    const taken: string[] = []
    for (const { path: at, value } of tried) {
      const { status, body } = await call<Refused>(server.url, path, { method, token, body: value })
      if (!isRefused(status, body, at)) taken.push(`${at} of ${JSON.stringify(value)}: ${status}`)
    }
    expect(taken).toEqual([])
  })
})

it('names of people and of files are texts that are seen', async () => {
  const patch = (fullName: string) =>
    call<Refused>(server.url, '/v2/profile', { method: 'PATCH', token, body: { fullName } })
  const presign = (name: string) =>
    call<Refused>(server.url, '/api/files/presign', {
      token,
      body: { name, size: 1, type: 'application/pdf', area: 'credit_life', id },
    })
  for (const sign of ['\u200b', '\u202e', '\u2066', '\ufeff', '\u3164', '\ufe0f', '\u00ad', '\u2800']) {
    const person = await patch(`Ann${sign}B`)
    expect([person.status, person.body.code]).toEqual([400, 'BAD_INPUT'])
    const file = await presign(`a${sign}b.pdf`)
    expect([file.status, file.body.message]).toEqual([
      400,
      'The name of the file contains slashes, or characters that cannot be seen: please rename it',
    ])
  }
  expect((await patch('Nguyễn Thị Ánh')).status).toBe(200)
  expect((await presign('Keluarga 👨‍👩‍👧.pdf')).status).toBe(200)
})

it('stored none of it', async () => {
  expect(await server.host.store.run(system, 'select revision from timeline')).toEqual([{ revision: 0 }])
  expect(await rowsOfForms()).toEqual(before)
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
