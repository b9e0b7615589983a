import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverageOf } from '../../machines/kernel/coverage.ts'
import { triedCalled } from '../../machines/tried.ts'
import { chartDigest } from '../../src/shared/chartDigest.ts'
import type { KeptTests } from '../../src/shared/endpoints/answers/workflowTests.ts'
import { type Covered, type Hunted, readTest } from '../../src/shared/machineTests.ts'
import type { WorkflowTrial } from '../../src/shared/endpoints/answers/workflowTrials.ts'
import { emblemOf } from '../../src/server/demo/pictures.ts'
import { clearDropped } from '../../src/server/files/dropped.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { client } from '../support/client.ts'
import { pdf, upload } from '../support/upload.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestHost()
  const { store } = server.host
  const [ours, theirs, house] = [
    await addOrganisation(store, 'TRIES', 'broker'),
    await addOrganisation(store, 'OTHERS', 'broker'),
    await addOrganisation(store, 'HOUSE', 'platform'),
  ]
  const people = {
    ann: [ours, ['workflow_engine.detail']],
    budi: [ours, ['workflow_engine.detail']],
    cara: [theirs, ['workflow_engine.detail']],
    dewi: [ours, ['workflow_engine.list']],
    root: [house, ['superadmin.root']],
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
  pictures: [],
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
  ['a picture of such a step', { pictures: [{ step: 4, file: randomUUID() }] }],
  ['a picture that there is not', { pictures: [{ step: 1, file: randomUUID() }] }],
  ['something that is not asked for', { by: 'x' }],
])('%s is refused', async (_, more) => {
  expect((await keep('ann', { ...tried, ...more })).status).toBe(400)
})

describe('a picture of a step', () => {
  const bytes = emblemOf('1a'.padEnd(32, '0'), { width: 8, height: 8 })
  const bring = (who: string, more: Partial<Parameters<typeof upload>[3]> = {}) =>
    upload(client(server.url, tokens[who]!), 'workflow_trial', null, {
      field: 'pictures',
      name: 'shot.png',
      type: 'image/png',
      content: bytes,
      ...more,
    })
  const reads = async (who: string, file: string) => {
    const answer = await fetch(`${server.url}/api/files/${file}`, {
      headers: { authorization: `Bearer ${tokens[who]}` },
    })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status
  }
  const at = (step: number, ...files: string[]) => files.map((file) => ({ step, file }))

  it('is kept with the result, and seen by everybody who may read it and nobody else', async () => {
    const file = await bring('ann')
    expect([await reads('ann', file), await reads('budi', file)]).toEqual([bytes, 404])
    const [id, shown] = [randomUUID(), { ...tried, pictures: at(2, file) }]
    for (let sent = 0; sent < 2; sent += 1) expect((await keep('ann', shown, id)).status).toBe(200)
    const [latest] = (await read('budi')) as WorkflowTrial[]
    const told = { id: file, name: 'shot.png', type: 'image/png', size: bytes.length }
    expect(latest).toMatchObject({ id, version: 5, pictures: [{ step: 2, file: told }] })
    expect(await Promise.all(['ann', 'budi'].map((who) => reads(who, file)))).toEqual([bytes, bytes])
    expect(await Promise.all(['cara', 'dewi', 'root'].map((who) => reads(who, file)))).toEqual([404, 404, 404])
  })

  it('is of one trial, and of who has brought it', async () => {
    const [file, foreign] = [await bring('ann'), await bring('cara')]
    expect((await keep('ann', { ...tried, pictures: at(1, file) })).status).toBe(200)
    for (const taken of [file, foreign])
      expect((await keep('ann', { ...tried, pictures: at(1, taken) })).status).toBe(400)
    expect((await keep('budi', { ...tried, pictures: at(1, await bring('ann')) })).status).toBe(400)
  })

  it('is one of at most three', async () => {
    const files = await Promise.all(Array.from({ length: 4 }, () => bring('budi')))
    expect((await keep('budi', { ...tried, pictures: at(1, ...files) })).status).toBe(400)
    const pictures = [...at(1, ...files.slice(1)), ...at(2, files[0]!)]
    expect((await keep('budi', { ...tried, pictures })).status).toBe(200)
  })

  it.each([
    ['another kind', '400', { name: 'shot.pdf', type: 'application/pdf', content: pdf }],
    ['another content', '400', { content: pdf }],
    ['a case, which a trial is not', '403', { field: undefined }],
  ])('is nothing of %s', async (_, status, more) => {
    await expect(bring('ann', more as object)).rejects.toThrow(new RegExp(`: ${status} `))
  })

  it('is brought by nobody who may not look into machines', async () => {
    await expect(bring('dewi')).rejects.toThrow(/: 403 /)
  })

  it('is let go of where no result is kept with it', async () => {
    const [kept, loose] = [await bring('ann'), await bring('ann')]
    await keep('ann', { ...tried, pictures: at(1, kept) })
    const { store, clock } = server.host
    const days = 2 * 24 * 60 * 60_000
    await clearDropped(store, await openFileStore(server.config), new Date(clock().getTime() + days))
    expect([await reads('ann', kept), await reads('ann', loose)]).toEqual([bytes, 404])
  })
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
