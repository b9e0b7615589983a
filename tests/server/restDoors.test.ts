import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestHost } from './support/host.ts'
import { call, type SignedIn, signIn } from './support/http.ts'
import type { Store } from '../../src/server/store/store.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { email, place, rest, startDoors } from './support/rest.ts'
import type { Seeable } from '../../src/shared/endpoints/answers/sessions.ts'
import { areas } from '../../src/areas/registry.ts'
import { presignOf } from '../../src/shared/endpoints/files.ts'
import { plainLook } from '../../src/shared/area/look.ts'

let server: TestHost

/** Of who acts for somebody else. */
let acting: string

/** Of who sees the product as the one who may do nothing. */
let seeing: string

/** Of who may do nothing, and does not sign out. */
let standing: string

beforeAll(async () => {
  server = await startDoors()
  standing = (await signIn(server.url, email)).token
  const { store } = server.host
  const organisation = await addOrganisation(store, 'CVG', 'platform')
  const memberships = [{ organisation, permissions: ['superadmin.root'] }]
  await addPerson(store, { email: 'super@doors.test', memberships })
  const { token } = await signIn(server.url, 'super@doors.test')
  const { body } = await call<{ data: Seeable[] }>(server.url, '/v2/people', { token })
  const [{ id: user, organization }] = body.data as [Seeable]
  const wanted = { user, organization: organization.id, reason: 'the doors' }
  const granted = await call<{ data: SignedIn }>(server.url, '/v2/sessions/as', { token, body: wanted })
  seeing = granted.body.data.token
  acting = await startActing(store)
})
afterAll(() => server.close())

const startActing = async (store: Store): Promise<string> => {
  const organisation = await addOrganisation(store, 'DESK', 'broker')
  const [chief, clerk] = ['chief@doors.test', 'clerk@doors.test'] as const
  await addPerson(store, { email: chief, memberships: [{ organisation, permissions: ['user.actFor'] }] })
  const other = await addPerson(store, { email: clerk, memberships: [{ organisation, permissions: [] }] })
  await asOwner(store, 'update users set home = $1 where email in ($2, $3)', [organisation, chief, clerk])
  const { token, user } = await signIn(server.url, chief)
  const role = `(select id from access_roles where organisation_id = $1 and code = 'operator')`
  await asOwner(store, `update access_roles set higher = ${role} where organisation_id = $1 and code = 'operator-1'`, [
    organisation,
  ])
  const acts = `update sessions set acts_for = $1, acts_until = now() + interval '30 minutes' where user_id = $2`
  await asOwner(store, acts, [other, user.id])
  return token
}

const id = randomUUID()

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** What announcing a file is called besides. */
const presigns = areas.flatMap(presignOf).map(({ name }) => name)

/** What a call with a body is made with when it is made well. */
const wellMade: Record<string, unknown> = {
  'auth.switch': { organization: id },
  'auth.seeAs': { user: id, organization: id, reason: 'the doors' },
  'auth.actFor': { account: id, reason: 'the doors' },
  'user.editProfile': { phone: '' },
  'user.editPassword': { current: 'x', password: 'y' },
  'shared.getPresignUrl': { name: 'a.pdf', size: 1, type: 'application/pdf', area: 'bank', id },
  ...Object.fromEntries(presigns.map((name) => [name, { name: 'a.png', size: 1, type: 'image/png', id: null }])),
  'rules.inForce': { code: 'creditLife.limits' },
  'rules.ruling': { area: 'credit_life' },
  'rules.dryRun': { id },
  'overview.search': { areas: ['bank'], search: 'x' },
  'overview.counts': { areas: ['bank'] },
  'overview.bell': { areas: ['credit_life'] },
  'overview.look': { at: '2026-11-23T00:00:00Z' },
  'overview.figures': { areas: ['credit_life'], period: 'month', user_timezone: 'Asia/Jakarta' },
  'overview.inbox': { areas: ['credit_life'], order: 'age' },
  'workflow.figures': { area: 'credit_life', days: 30, compare: true },
  'workflow.ways': { area: 'credit_life', days: 30, compare: true },
  'workflow.dryRun': { area: 'credit_life' },
  'rights.impact': { kind: 'role', id, permissions: [] },
  'rights.keep': { reason: 'the doors' },
  'rollOut.carryOut': { stamp: 'x' },
  'comments.add': { area: 'bank', id, comment: id, audience: 'all', text: 'x', mentions: [] },
  'commission.approveTransaction': { ids: [id], key: id },
  'partnership.cancelInvoice': { status: 'cancelled', reason: 'x', key: id },
  'partnership.markInvoicePaid': { status: 'paid', amount: 1, date: '2026-03-02', reference: 'x', key: id },
  'partnership.resendPaymentLink': { number: 'x', key: id },
  'partnership.cancelDisbursement': { status: 'cancelled', reason: 'x', key: id },
  'partnership.markDisbursementPaid': { status: 'paid', amount: 1, date: '2026-03-02', reference: 'x', key: id },
  'partnership.updateDisbursementStatus': { number: 'x', status: 'APPROVE', key: id },
  'partnership.retryPayment': { number: 'x', key: id },
  'partnership.calculateBalance': { pool: 'x' },
  'partnership.claimPoolHistories': { code: 'x', user_timezone: 'Asia/Jakarta' },
  'partnership.bankDetail': { bank: 'x' },
  'postquote.questions': { id, own: false },
  'postquote.answer': { id, questions: id, answers: {}, key: id },
  'holding.change': { area: 'credit_life', id, to: null, seen: null },
  'comments.edit': { comment: id, text: 'x', mentions: [] },
  'drafts.keep': { typed: {}, base: 0, seen: 0, writer: '00000000-0000-4000-8000-000000000001.0' },
  'views.save': { list: 'bank', name: 'x', address: '', look: plainLook, shared: false, seen: 0 },
  'views.mark': { pinned: true, standard: false },
  'formFigures.stumble': { stumblings: [{ at: 'x', key: 'validation:required' }] },
  'workflowTrials.keep': {
    machine: 'creditLife',
    version: 1,
    title: 'x',
    path: [],
    steps: 1,
    notes: [],
  },
  'workflowTests.keep': {
    kind: 'coverage',
    told: '{"machine":"creditLife","version":1,"digest":"x","states":{},"transitions":{},"deadlines":{},"effects":{},"rules":{}}',
  },
  'imports.map': { mapping: [] },
  'workflow.branch': { area: 'credit_life', id, from: 0, steps: [] },
  'workflow.saveBranch': { area: 'credit_life', id, from: 0, steps: [], name: 'x' },
  'imports.run': { mode: 'all' },
}

/** Calls that tell something and leave nothing behind, beside those by GET. */
const telling = [
  'rules.inForce',
  'rules.ruling',
  'rules.dryRun',
  'auth.check',
  'overview.search',
  'overview.counts',
  'overview.bell',
  'overview.figures',
  'overview.inbox',
  'workflow.figures',
  'workflow.ways',
  'workflow.dryRun',
  'rights.impact',
  'workflow.branch',
]
/** Calls by GET that are the person's alone, or leave something behind. */
const withheld = ['auth.sessions']
/** With which one's own seeing ends. */
const ending = ['auth.delete', 'auth.seeAsEnd', 'auth.actForEnd']
/** What is done for another too, beside what areas offer. */
const actedBy = [
  'shared.getPresignUrl',
  ...presigns,
  'shared.confirmFile',
  'drafts.keep',
  'drafts.drop',
  'holding.change',
  'overview.look',
  'partnership.cancelInvoice',
  'partnership.markInvoicePaid',
  'partnership.resendPaymentLink',
  'partnership.cancelDisbursement',
  'partnership.markDisbursementPaid',
  'partnership.updateDisbursementStatus',
  'partnership.retryPayment',
]

/** What a call says in its query. */
const queries: Record<string, string> = {
  'comments.list': `?area=bank&id=${id}`,
  'holding.people': `?area=credit_life&ids=${id}`,
  'comments.people': `?area=bank&id=${id}`,
  'drafts.drop': '?writer=00000000-0000-4000-8000-000000000001.0',
  'imports.begin': '?name=a.csv',
  'workflowTests.read': '?machine=creditLife&digest=x',
  'workflowTrials.list': '?machine=creditLife',
  'views.counts': '?list=bank&user_timezone=UTC',
  'workflow.evidence': `?area=credit_life&id=${id}`,
  'workflow.branches': `?area=credit_life&id=${id}`,
  'workflow.moments': `?area=credit_life&id=${id}`,
  'workflow.matrix': '?machine=request',
  'workflow.why': `?area=credit_life&id=${id}`,
}

const endSession = async (): Promise<SignedIn> => {
  const ended = await signIn(server.url, email)
  await call(server.url, `/v2/sessions/${ended.token}`, { method: 'DELETE', token: ended.token })
  return ended
}
let ended: Promise<SignedIn> | undefined

describe.each(rest.filter(({ permission }) => permission !== null))('$name', (endpoint) => {
  it('is shut for nobody, a forged token, an ended session and a refresh token', async () => {
    const { token, refresh } = await (ended ??= endSession())
    for (const bearer of ['', `${token.slice(0, -2)}xx`, token, refresh, 'null']) {
      const { status, body } = await call<{ code?: string }>(
        server.url,
        place(endpoint, id) + (queries[endpoint.name] ?? ''),
        {
          method: endpoint.method,
          token: bearer,
          body: wellMade[endpoint.name],
        },
      )
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  })
})

describe.each(rest.filter(({ name, permission }) => permission !== null && !ending.includes(name)))(
  '$name',
  (endpoint) => {
    it('changes nothing for who sees the product as somebody else', async () => {
      const { name, method, operation } = endpoint
      const path = place(endpoint, id) + (queries[name] ?? '')
      const { body } = await call<{ code?: string; message?: string }>(server.url, path, {
        method,
        token: seeing,
        body: wellMade[name],
      })
      const isReading =
        operation === 'list' ||
        operation === 'statuses' ||
        telling.includes(name) ||
        (method === 'GET' && !withheld.includes(name))
      const isRefused = body.code === 'FORBIDDEN' && body.message!.startsWith('You see the product as somebody else')
      expect(isRefused).toBe(!isReading)
    })

    it('is shut to who acts for somebody else, unless it is named as open', async () => {
      const { name, method, operation } = endpoint
      const path = place(endpoint, id) + (queries[name] ?? '')
      const { body } = await call<{ code?: string; message?: string }>(server.url, path, {
        method,
        token: acting,
        body: wellMade[name],
      })
      const isReading = telling.includes(name) || (method === 'GET' && !withheld.includes(name))
      const isOpen = operation !== undefined || isReading || actedBy.includes(name)
      const isRefused = body.code === 'FORBIDDEN' && body.message!.startsWith('You act for another person')
      expect(isRefused).toBe(!isOpen)
    })
  },
)

describe.each(rest.filter(({ method }) => method === 'GET'))('$name', (endpoint) => {
  it('is answered without a body to HEAD, and otherwise as to GET', async () => {
    const answered = (method: string, bearer: string) =>
      fetch(server.url + place(endpoint, id), { method, headers: { authorization: `Bearer ${bearer}` } })
    for (const bearer of [standing, 'none']) {
      const [got, head] = [await answered('GET', bearer), await answered('HEAD', bearer)]
      expect([head.status, await head.text()]).toEqual([got.status, ''])
    }
  })
})

describe.each(rest.filter(({ method }) => method !== 'GET' && method !== 'DELETE'))('$name', (endpoint) => {
  it('takes no arrays within arrays within arrays, wherever they stand', async () => {
    const names = ['deep', ...Object.keys(wellMade[endpoint.name] ?? {})]
    const within = names.map((name) => `{"${name}":${deep(6_000)}}`)
    for (const given of [deep(6_000), deep(60_000), ...within]) {
      const answer = await fetch(server.url + place(endpoint, id), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${standing}`, 'content-type': 'application/json' },
        body: given,
      })
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'BAD_INPUT'])
    }
  })
})

it('none of it was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
