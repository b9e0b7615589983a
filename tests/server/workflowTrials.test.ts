import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WorkflowTrial } from '../../src/shared/endpoints/answers/workflowTrials.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const [ours, theirs] = [
    await addOrganisation(store, 'TRIES', 'broker'),
    await addOrganisation(store, 'OTHERS', 'broker'),
  ]
  const people = {
    ann: [ours, ['workflow_engine.detail']],
    budi: [ours, ['workflow_engine.detail']],
    cara: [theirs, ['workflow_engine.detail']],
    dewi: [ours, ['workflow_engine.list']],
  } as const
  for (const [name, [organisation, permissions]] of Object.entries(people)) {
    const email = `${name}@trials.test`
    await addPerson(store, { email, memberships: [{ organisation, permissions: [...permissions] }] })
    tokens[name] = (await signIn(server.url, email)).token
  }
})
afterAll(() => server.close())

const tried = {
  machine: 'creditLife',
  version: 5,
  title: 'The way to Approved',
  path: ['spk.submitted', 'documents.confirmed'],
  steps: 3,
  failedAt: 2,
  notes: [{ step: 2, text: 'The status did not change' }],
}

const keep = (who: string, body: object = tried, id: string = randomUUID()) =>
  call<{ data: { id: string }; code?: string }>(server.url, `/api/workflow-trials/${id}`, {
    method: 'PUT',
    token: tokens[who],
    body,
  })
const read = async (who: string, machine = 'creditLife') => {
  const answer = await call<{ data: WorkflowTrial[] }>(server.url, `/api/workflow-trials?machine=${machine}`, {
    token: tokens[who],
  })
  return answer.status === 200 ? answer.body.data : answer.status
}

it('what came of a path is read by everybody of the organisation who may look into machines, and by nobody else', async () => {
  const id = randomUUID()
  expect((await keep('ann', tried, id)).status).toBe(200)
  const kept = { id, ...tried, by: { name: 'Name of ann@trials.test' }, at: expect.any(String) as string }
  expect(await read('budi')).toEqual([kept])
  expect(await read('budi', 'claim')).toEqual([])
  expect(await read('cara')).toEqual([])
  expect(await read('dewi')).toBe(403)
  expect((await keep('dewi')).status).toBe(403)
})

it('is kept once, however often it is sent, and is nobody else’s to say', async () => {
  const id = randomUUID()
  const passed = { ...tried, failedAt: undefined, notes: [] }
  for (let sent = 0; sent < 2; sent += 1) expect((await keep('cara', passed, id)).status).toBe(200)
  expect(await read('cara')).toMatchObject([{ id, failedAt: null }])
  expect((await keep('ann', tried, id)).status).toBe(404)
  expect((await keep('cara', tried, id)).status).toBe(200)
  expect(await read('cara')).toMatchObject([{ id, failedAt: null }])
})

it.each([
  ['a machine that there is not', { machine: 'nothing' }],
  ['a step behind the last', { failedAt: 4 }],
  ['a note on such a step', { notes: [{ step: 4, text: 'x' }] }],
  ['a note without words', { notes: [{ step: 1, text: '' }] }],
  ['something that is not asked for', { by: 'x' }],
])('%s is refused', async (_, more) => {
  expect((await keep('ann', { ...tried, ...more })).status).toBe(400)
})
