import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { asking, field, formDesk } from './support/forms.ts'
import { claimInput } from './support/claims.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let desk: ReturnType<typeof formDesk>
let staff: Client
let input: Record<string, unknown>
let form = ''

const asks = asking(
  field('policyNumber', { type: 'text', max: 40, readOnly: true, key: true }),
  field('place', { type: 'text', max: 40, required: true }),
)

beforeAll(async () => {
  server = await startTestHost()
  const broker = await addOrganisation(server.owner, 'BROKER', 'broker')
  const all = (group: string, ...names: string[]) => names.map((name) => `${group}.${name}`)
  const permissions = [
    ...all('form_management', 'list', 'detail', 'create', 'edit', 'publish', 'preview', 'fill', 'submission', 'delete'),
    ...all('claim_form', 'list', 'detail', 'create', 'edit', 'delete'),
    ...all('agent_claim', 'list', 'detail', 'create', 'update', 'approve', 'generateLink'),
    'agent.list',
    'insurer.list',
    'partner.list',
  ]
  await addPerson(server.owner, { email: 'staff@claims.test', memberships: [{ organisation: broker, permissions }] })
  staff = client(server.url, (await signIn(server.url, 'staff@claims.test')).token)
  desk = formDesk(server, staff)
  await desk.make('TOLD')
  await desk.design('TOLD', 1, asks)
  await desk.submit('TOLD', 1)
  form = (await desk.formOf('TOLD')).id
  input = await claimInput(server.owner, broker)
})
afterAll(() => server.close())

interface Stored {
  revision: number
  status: string
  claim_number: string
  form: string | null
  version: number | null
  submission: string | null
}
const stored = `
  select c.revision, c.status, c.claim_number, c.form, v.number as version, c.submission
  from agent_claims c left join form_versions v on v.id = c.form_version where c.id = $1`
const claimOf = async (id: string) => (await server.host.store.run<Stored>(system, stored, [id]))[0]!

const bring = async (): Promise<string> =>
  (await staff.call('agent_claim.begin', { input, key: randomUUID() })).result['id'] as string

const bind = async (validUntil: string | null) => {
  const bound = { name: 'Gadgets', form, partner: null, insurer: input['insurer'], category: null, claimType: null }
  const { result } = await staff.call('claim_form.create', {
    input: { ...bound, validFrom: '2020-01-01', validUntil },
  })
  return result['id'] as string
}
const answer = async (id: string, answers: object) => {
  const { revision } = await claimOf(id)
  return (await staff.call('agent_claim.answer', { id, revision, input: { answers }, key: randomUUID() })).result
}
const invite = async (id: string) => {
  const { revision } = await claimOf(id)
  const asked = { customer_name: 'Budi', email: null, language: 'id', hours: null }
  return (await staff.call('agent_claim.invite', { id, revision, input: asked, key: randomUUID() })).result
}
const invited = async (id: string) => String((await invite(id))['shown']).split('#')[1]!
const post = (door: string, body: object) =>
  call<{ data: Record<string, unknown> }>(server.url, `/api/forms/${door}`, { method: 'POST', body })
const open = (token: string) => post('open', { token })
const approve = async (id: string) => {
  await staff.send('agent_claim', id, (await claimOf(id)).revision, { type: 'claim.acknowledged' })
  const event = { type: 'claim.approved', amount: 50_000 }
  return (await staff.send('agent_claim', id, (await claimOf(id)).revision, event)).result
}

describe('a claim', () => {
  it('has no form where none is bound to its like, and goes on without', async () => {
    const id = await bring()
    expect(await claimOf(id)).toMatchObject({ form: null, version: null })
    expect(await answer(id, { place: 'Bandung' })).toMatchObject({ reasons: [{ guard: 'isAsked' }] })
    expect(await approve(id)).toMatchObject({ __typename: 'Moved' })
  })

  it('begins with the live version of the form that is bound to its like, keeps it, and is approved once its desk has answered it', async () => {
    const binding = await bind(null)
    const id = await bring()
    expect(await claimOf(id)).toMatchObject({ form, version: 1, submission: null })
    await staff.call('form_version.begin', { input: { form }, key: randomUUID() })
    await desk.design('TOLD', 2, asking(...asks.pages[0]!.items, field('garage', { type: 'text', max: 40 })))
    await desk.submit('TOLD', 2)
    expect((await desk.formOf('TOLD')).live).toBe(2)
    expect(await claimOf(await bring())).toMatchObject({ form, version: 2 })
    await staff.call('claim_form.delete', { id: binding, revision: 0, key: randomUUID() })
    expect(await claimOf(await bring())).toMatchObject({ form: null })

    expect(await approve(id)).toMatchObject({ reasons: [{ guard: 'isFormAnswered' }] })
    expect(await answer(id, {})).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'answers.place' }] })
    expect(await answer(id, { place: 'Bandung', policyNumber: 'Forged' })).toMatchObject({ __typename: 'Done' })
    const { submission, claim_number, version } = await claimOf(id)
    expect(version).toBe(1)
    const text =
      'select about, answers, version = (select form_version from agent_claims where id = $2) as kept from form_submissions where number = $1'
    expect(await server.host.store.run(system, text, [submission, id])).toEqual([
      { about: claim_number, answers: { policyNumber: 'POL-1', place: 'Bandung' }, kept: true },
    ])
    expect(await approve(id)).toMatchObject({ __typename: 'Moved' })
    expect(await answer(id, { place: 'Jakarta' })).toMatchObject({ reasons: [{ guard: 'isUndecided' }] })
  })

  it('is answered by its customer by a link to the form that it keeps, which tells what is known, until it is decided', async () => {
    const binding = await bind(null)
    const id = await bring()
    await staff.call('claim_form.delete', { id: binding, revision: 0, key: randomUUID() })
    const token = await invited(id)
    const { claim_number, version } = await claimOf(id)
    const opened = (await open(token)).body.data
    expect(opened).toMatchObject({ about: claim_number, known: { policyNumber: 'POL-1' } })
    expect(JSON.stringify(opened)).not.toContain('+6281234567890')
    const answers = { place: 'Bandung', policyNumber: 'Forged' }
    const other = (await desk.versionOf('TOLD', version === 1 ? 2 : 1)).id
    expect((await post('send', { token, version: other, answers })).status).toBe(404)
    const sent = await post('send', { token, version: opened['version'], answers })
    expect(sent.body.data).toMatchObject({ __typename: 'Done' })
    expect((await claimOf(id)).submission).toBe(sent.body.data['number'])
    const text = 'select about, submitted_by, answers from form_submissions where number = $1'
    expect(await server.host.store.run(system, text, [sent.body.data['number']])).toEqual([
      { about: claim_number, submitted_by: 'Budi', answers: { policyNumber: 'POL-1', place: 'Bandung' } },
    ])
    expect((await open(token)).status).toBe(404)
    const [older, newer] = [await invited(id), await invited(id)]
    expect([(await open(older)).status, (await open(newer)).status]).toEqual([404, 200])
    expect(await approve(id)).toMatchObject({ __typename: 'Moved' })
    expect((await open(newer)).status).toBe(404)
    expect((await post('send', { token: newer, version: opened['version'], answers })).status).toBe(404)
    expect(await invite(id)).toMatchObject({ reasons: [{ guard: 'isUndecided' }] })
  })

  it('keeps its form from being thrown away', async () => {
    const { revision } = await desk.formOf('TOLD')
    const { result } = await staff.call('form_management.delete', { id: form, revision, key: randomUUID() })
    expect(result).toMatchObject({ reasons: expect.arrayContaining([expect.objectContaining({ guard: 'isNotLive' })]) })
  })
})
