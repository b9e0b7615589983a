import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paperOf } from '../../src/server/demo/papers.ts'
import { system } from '../../src/server/store/store.ts'
import type { InquiryAnswers } from '../../src/shared/endpoints/answers/inquiry.ts'
import { type Answer, type Client, client } from '../support/client.ts'
import { claimInput } from './support/claims.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const rights = [
  ...['list', 'detail', 'history', 'create', 'update', 'approve', 'reject', 'pay', 'presign', 'generateLink'].map(
    (name) => `agent_claim.${name}`,
  ),
  'agent.list',
  'insurer.list',
  'partner.list',
]
const hours = 3600

let server: TestHost
let desk: Client
let other: Client
let input: Record<string, unknown>

const enter = async (name: string, organisation: string, permissions: string[]) => {
  const email = `${name}@staff.test`
  await addPerson(server.owner, { email, memberships: [{ organisation, permissions }] })
  return client(server.url, (await signIn(server.url, email)).token)
}

beforeAll(async () => {
  server = await startTestHost({ publicUrl: 'https://gate.test' })
  const broker = await addOrganisation(server.owner, 'BROKER', 'broker')
  desk = await enter('desk', broker, rights)
  other = await enter('other', await addOrganisation(server.owner, 'OTHER', 'broker'), rights)
  input = await claimInput(server.owner, broker)
})
beforeEach(() => asOwner(server.owner, 'truncate quotas, attempts'))
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const standing = async (id: string) => {
  const [row] = await rows<{ id: string; revision: number; status: string; papers: number; claim_number: string }>(
    'select id, revision, status, papers, claim_number from agent_claims where id = $1',
    [id],
  )
  return row!
}
const begun = async (more: object = {}): Promise<string> => {
  const { result } = await desk.call('agent_claim.begin', { input: { ...input, ...more }, key: randomUUID() })
  expect(result).toMatchObject({ __typename: 'Begun' })
  return result['id'] as string
}
const send = async (id: string, event: { type: string; [field: string]: unknown }, by = desk, key = randomUUID()) => {
  const name = event.type.startsWith('link.') ? 'agent_claim.generateLink' : 'agent_claim.update'
  return by.call(name, { id, revision: (await standing(id)).revision, event, key })
}
const tokenIn = ({ result }: Answer) => /^https:\/\/gate\.test\/answer#([\w-]{43})$/.exec(String(result['link']))![1]!
const linked = async (id: string) =>
  tokenIn(await send(id, { type: 'link.generated', wanted: 'The invoice of the repair' }))

const inquire = <T>(name: string, body: object) => call<T>(server.url, `/api/inquiry/${name}`, { body })
const look = (token: string) => inquire<{ data: InquiryAnswers['inquiry.look'] }>('look', { token })

const announce = (token: string, content: Buffer, more: object = {}) =>
  inquire<{ data: InquiryAnswers['inquiry.presign'] }>('presign', {
    token,
    answer: 'add',
    name: 'invoice.pdf',
    type: 'application/pdf',
    size: content.length,
    ...more,
  })
const uploaded = async (token: string, content = paperOf(randomUUID()), more: object = {}): Promise<string> => {
  const { status, body } = await announce(token, content, more)
  expect(status).toBe(200)
  const put = await fetch(server.url + body.data.url, { method: 'PUT', body: new Uint8Array(content) })
  expect(put.status).toBe(204)
  return body.data.file.id
}
const bring = (token: string, file: string) => inquire<{ code: string }>('answer', { token, answer: 'add', file })
const opened = async (token: string, content?: Buffer) => (await bring(token, await uploaded(token, content))).status

describe('a link to a claim', () => {
  it('shows claim, insurer and the papers that are wanted, and nothing of any person', async () => {
    const id = await begun()
    const { status, body } = await look(await linked(id))
    expect(status).toBe(200)
    const { lines, answers } = body.data.en
    expect(lines).toEqual([
      { line: 'claimNumber', label: 'Claim number', text: (await standing(id)).claim_number },
      { line: 'insurer', label: 'Insurer', text: 'Asuransi Jiwa Bahtera' },
      { line: 'wanted', label: 'Papers wanted', text: 'The invoice of the repair' },
    ])
    expect(answers.map(({ name }) => name)).toEqual(['add'])
    expect(JSON.stringify(body)).not.toMatch(/Budi|\+62|Fell/)
  })

  it('B106 takes a paper by presign, PUT and answer, which then stands on the claim and can be read by its desk alone', async () => {
    const id = await begun()
    const token = await linked(id)
    const content = paperOf('Invoice')
    const file = await uploaded(token, content)
    expect((await bring(token, file)).status).toBe(204)
    expect(await standing(id)).toMatchObject({ papers: 1, status: 'INITIATED' })
    const { result } = await desk.call('agent_claim.history', { id, user_timezone: 'UTC' })
    expect((result['data'] as object[]).at(-1)).toMatchObject({
      entry: 'paperReceived',
      payload: { fileId: file, name: 'invoice.pdf' },
      by: { name: 'Customer' },
    })
    const read = (by: Client) => call(server.url, `/api/files/${file}`, { token: by.token })
    expect((await read(desk)).status).toBe(200)
    expect((await read(other)).status).toBe(404)
  })

  it('gives a claim that waits for the customer back to its desk', async () => {
    const id = await begun()
    const token = await linked(id)
    await send(id, { type: 'claim.acknowledged' })
    await send(id, { type: 'claim.resubmissionAsked', reason: 'No invoice' })
    const desks = () => rows('select status, desk from agent_claims where id = $1', [id])
    expect(await desks()).toEqual([{ status: 'RESUBMIT', desk: 'customer' }])
    expect(await opened(token)).toBe(204)
    expect(await desks()).toEqual([{ status: 'RESUBMIT', desk: 'broker' }])
  })

  it('is told again to the same try and is kept as a hash, and a newer one takes its place', async () => {
    const id = await begun()
    const key = randomUUID()
    const event = { type: 'link.generated', wanted: 'The invoice' }
    const { revision } = await standing(id)
    const asked = () => desk.call('agent_claim.generateLink', { id, revision, event, key })
    const token = tokenIn(await asked())
    expect(tokenIn(await asked())).toBe(token)
    expect(JSON.stringify(await rows('select to_jsonb(l) from case_links l'))).not.toContain(token)
    expect(JSON.stringify(await rows('select event from timeline where case_id = $1', [id]))).not.toContain(token)
    const newer = await linked(id)
    expect((await look(token)).status).toBe(404)
    expect((await look(newer)).status).toBe(200)
  })

  it('takes no file of another claim or of a colleague, none twice, and no other answer', async () => {
    const [one, another] = [await begun(), await begun()]
    const [token, foreign] = [await linked(one), await linked(another)]
    const file = await uploaded(foreign)
    expect((await bring(token, file)).status).toBe(404)
    const own = await call<{ data: InquiryAnswers['inquiry.presign'] }>(server.url, '/api/files/presign', {
      token: desk.token,
      body: { name: 'a.pdf', type: 'application/pdf', size: 9, area: 'agent_claim', id: one },
    })
    expect((await bring(token, own.body.data.file.id)).status).toBe(404)
    expect((await bring(foreign, file)).status).toBe(204)
    expect((await bring(foreign, file)).status).toBe(404)
    expect((await inquire('answer', { token, answer: 'approve', file })).status).toBe(400)
    expect((await inquire('code', { token, answer: 'add' })).status).toBe(400)
    expect(await standing(one)).toMatchObject({ papers: 0 })
  })

  it('takes files by their content, of documents’ kinds and sizes alone', async () => {
    const token = await linked(await begun())
    const page = Buffer.from('<html></html>')
    expect((await announce(token, page, { name: 'page.html', type: 'text/html' })).status).toBe(400)
    expect((await announce(token, page, { size: 10 * 1024 * 1024 + 1 })).status).toBe(400)
    expect(await opened(token, page)).toBe(400)
  })

  it('is made and revoked by who may, of the organisation alone', async () => {
    const id = await begun()
    const event = { type: 'link.generated', wanted: 'The invoice' }
    expect((await send(id, event, other)).body.errors![0]!.extensions!.code).toBe('NOT_FOUND')
    const clerk = await enter(
      'clerk',
      (await rows<{ broker_id: string }>('select broker_id from agent_claims where id = $1', [id]))[0]!.broker_id,
      rights.filter((right) => right !== 'agent_claim.generateLink'),
    )
    expect((await send(id, event, clerk)).result).toMatchObject({ __typename: 'Refused', code: 'REFUSED' })
    expect(await rows('select 1 from case_links where case_id = $1 and asked_at is not null', [id])).toHaveLength(0)
  })
})

describe('a claim', () => {
  it('has the partner of its agent, and a number by which it is called', async () => {
    const id = await begun()
    const { claim_number } = await standing(id)
    expect(claim_number).toMatch(/^CLM-\d{4}-[\dA-Z]{10}$/)
    const { result } = await desk.call('agent_claim.detail', { id: claim_number, user_timezone: 'UTC' })
    const [agent] = await rows<{ partner: string }>('select partner from agents where id = $1', [input['agent']])
    expect(result).toMatchObject({ id, partner: agent!.partner })
  })

  it('B101 has a history of its own, beside that of another claim of the same policy', async () => {
    const [one, another] = [await begun(), await begun()]
    await send(one, { type: 'claim.acknowledged' })
    await send(one, { type: 'claim.rejected', reason: 'Not covered' })
    const history = async (id: string) => {
      const { result } = await desk.call('agent_claim.history', { id, user_timezone: 'UTC' })
      return (result as unknown as { data: { type: string }[] }).data.map(({ type }) => type)
    }
    expect(await history(one)).toEqual(expect.arrayContaining(['claim.acknowledged', 'claim.rejected']))
    expect(await history(one)).toHaveLength((await history(another)).length + 2)
    expect(await history(another)).not.toContain('claim.rejected')
  })

  it('B100 B180 C060 is told by itself, in the list of each tab with its meta, in quick views and counts by tab, and with its history', async () => {
    const over = await begun()
    await send(over, { type: 'claim.rejected', reason: 'Not covered' })
    const ask = async <T>(name: string, variables: object = {}) =>
      (await desk.call(name, { user_timezone: 'UTC', ...variables })).result as T
    const listed = (tab: string) =>
      ask<{ data: { id: string }[]; meta: object }>('agent_claim.list', { tab, limit: 50, sort: '-created_at' })
    const [active, inactive] = [await listed('active'), await listed('inactive')]
    expect([active, inactive].map(({ data }) => data.some(({ id }) => id === over))).toEqual([false, true])
    expect(inactive.meta).toMatchObject({ limit: 50, total: { count: inactive.data.length } })
    expect(await ask('agent_claim.detail', { id: over })).toMatchObject({ id: over, status: 'REJECTED' })
    expect(await ask('agent_claim.history', { id: over })).toMatchObject({ data: [{}, { type: 'claim.rejected' }] })
    expect(await ask('agent_claim.counts')).toContainEqual({
      tab: 'inactive',
      count: inactive.data.length,
      capped: false,
    })
    expect(await ask('personal_lines.listQuickView')).toContainEqual(
      expect.objectContaining({ view: 'longestWaiting', count: active.data.length }),
    )
  })

  it('B181 C068 is counted in the tab of its group, resubmit and soft reject in one', async () => {
    const [one, two, over] = [await begun(), await begun(), await begun()]
    for (const id of [one, two]) await send(id, { type: 'claim.acknowledged' })
    await send(one, { type: 'claim.resubmissionAsked', reason: 'No invoice' })
    await send(two, { type: 'claim.softRejected', reason: 'Not proven' })
    await send(over, { type: 'claim.rejected', reason: 'Not covered' })
    const counts = async () => {
      const { result } = await desk.call('agent_claim.counts', { user_timezone: 'UTC' })
      return Object.fromEntries(
        (result as unknown as { tab: string | null; count: number }[]).map(({ tab, count }) => [tab, count]),
      )
    }
    const found = await counts()
    const inStatus = async (...statuses: string[]) =>
      (await rows('select 1 from agent_claims where status = any($1::text[])', [`{${statuses.join()}}`])).length
    expect(found['returned']).toBe(await inStatus('RESUBMIT', 'SOFT_REJECT'))
    expect(found['inactive']).toBe(await inStatus('REJECTED', 'PAID'))
    expect(found['active']).toBe(found[null as never]! - found['inactive']!)
  })
})

// Last, since sessions end as the clock goes on.
describe('a link that is over', () => {
  it('leads nowhere once it is revoked, 72 hours old, or the claim is over, whatever is tried by it', async () => {
    const [revoked, late, closed] = [await begun(), await begun(), await begun()]
    const tokens = [await linked(revoked), await linked(late), await linked(closed)]
    const files = await Promise.all(tokens.map((token) => uploaded(token)))
    await send(revoked, { type: 'link.revoked' })
    await send(closed, { type: 'claim.rejected', reason: 'Not covered' })
    server.pass(72 * hours - 60)
    expect((await look(tokens[1]!)).status).toBe(200)
    server.pass(60)
    for (const [index, token] of tokens.entries()) {
      expect((await look(token)).status).toBe(404)
      expect((await announce(token, paperOf('x'))).status).toBe(404)
      expect((await bring(token, files[index]!)).status).toBe(404)
    }
    for (const id of [revoked, late, closed]) expect(await standing(id)).toMatchObject({ papers: 0 })
  })
})
