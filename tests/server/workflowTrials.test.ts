import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverageOf } from '../../machines/kernel/coverage.ts'
import { triedCalled } from '../../machines/tried.ts'
import { chartDigest } from '../../src/shared/chartDigest.ts'
import type { KeptTests } from '../../src/shared/endpoints/answers/workflowTests.ts'
import { type Covered, type Hunted, readTest } from '../../src/shared/machineTests.ts'
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

describe('what tests have told of a machine', () => {
  const readKept = async (who: string, { machine, digest }: Pick<Covered, 'machine' | 'digest'>) => {
    const answer = await call<{ data: KeptTests }>(
      server.url,
      `/api/workflow-tests?machine=${machine}&digest=${digest}`,
      { token: tokens[who] },
    )
    return answer.status === 200 ? answer.body.data : answer.status
  }
  const keepKept = async (who: string, kind: string, told: unknown) => {
    const body = { kind, told: typeof told === 'string' ? told : JSON.stringify(told) }
    return (await call(server.url, '/api/workflow-tests', { method: 'PUT', token: tokens[who], body })).status
  }
  const hunted: Hunted = {
    machine: 'postQuote',
    version: 1,
    digest: 'before',
    isWhole: true,
    table: 'tests/machines/postQuote/decisions.ts',
    decided: [{ state: 'postQuote.awaiting', event: 'answers.given', to: ['postQuote.answered'] }],
    mutants: [{ what: 'postQuote.awaiting: answers.given removed', fate: 'killed', by: 'awaiting: answers' }],
  }

  it('is kept with the chart that they tested, the latest of each kind, for their organisation', async () => {
    const { lifecycle: machine, ...reached } = coverageOf(await triedCalled('postQuote'))
    const covered: Covered = {
      ...reached,
      machine,
      digest: chartDigest((await triedCalled('postQuote')).machine),
    }
    expect(await keepKept('ann', 'coverage', { ...covered, states: {} })).toBe(204)
    expect(await keepKept('budi', 'coverage', covered)).toBe(204)
    expect(await keepKept('ann', 'mutants', hunted)).toBe(204)
    const kept = (kind: string, { version, digest }: Covered | Hunted, who: string) => ({
      kind,
      version,
      digest,
      by: { name: `Name of ${who}@trials.test` },
      at: expect.any(String) as string,
    })
    const told = (await readKept('ann', covered)) as KeptTests
    expect(new Set(told.kept)).toEqual(new Set([kept('coverage', covered, 'budi'), kept('mutants', hunted, 'ann')]))
    expect([told.coverage, told.mutants]).toEqual([covered, null])
    expect(((await readKept('ann', hunted)) as KeptTests).mutants).toEqual(hunted)
    expect(await readKept('cara', covered)).toEqual({ kept: [], coverage: null, mutants: null })
    expect(await readKept('dewi', covered)).toBe(403)
    expect(await keepKept('dewi', 'coverage', covered)).toBe(403)
  })

  it.each([
    ['a machine that there is not', 'mutants', { ...hunted, machine: 'nothing' }],
    ['what is of another kind', 'coverage', hunted],
    ['a fate that there is not', 'mutants', { ...hunted, mutants: [{ what: 'x', fate: 'lost', by: '' }] }],
    ['something that is not asked for', 'mutants', { ...hunted, more: 1 }],
    ['what is no JSON', 'mutants', '{'],
  ])('is refused: %s', async (_, kind, told) => {
    expect(await keepKept('ann', kind, told)).toBe(400)
  })

  it('reads no name that stands for something else', () => {
    const hostile = JSON.stringify(hunted).replace('{', '{"__proto__":{"fate":"alive"},')
    expect(readTest('mutants', hostile)).toBeNull()
  })
})
