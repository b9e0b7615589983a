import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { callerOf } from '../../src/server/context.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { makeEvidence } from '../../src/server/workflow/evidence.ts'
import { evidenceKey, publicPart } from '../../src/server/workflow/evidenceKey.ts'
import { bytesOf, proveEvidence, Unproven } from '../../src/server/workflow/verify.ts'
import { type Evidence, evidenceText } from '../../src/shared/evidence.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

const area = 'credit_life'
const permissions = ['product.creditLife.quotation.detail', 'workflow_engine.evidence']

let world: World
let id: string
let evidence: Evidence
let folder: string

const sessionOf = (from: keyof World['organisations'], held = permissions): Session => {
  const actor = world.person(from, held)
  return { actor, caller: callerOf(actor), user: { id: actor.userId, permissions: held } } as unknown as Session
}
const lifecycleOf = async (of: string) => (await areas.find((one) => one.id === of)?.lifecycle?.load()) ?? null
const prove = (bytes: Buffer | string, trusted?: string) =>
  proveEvidence(Buffer.from(bytes as string), { trusted, lifecycleOf })
const wrongWith = async (bytes: Buffer | string, trusted?: string): Promise<string | null> => {
  try {
    await prove(bytes, trusted)
    return null
  } catch (error) {
    if (error instanceof Unproven) return error.message
    throw error
  }
}
/** The file with something of it otherwise. */
const changed = (change: (copy: Evidence) => void): string => {
  const copy = structuredClone(evidence)
  change(copy)
  return evidenceText(copy)
}

beforeAll(async () => {
  world = await openWorld()
  folder = mkdtempSync(join(tmpdir(), 'covergate-evidence-'))
  id = await world.addCase()
  for (const kind of ['mcuResult', 'medicalExaminationReport'])
    await world.send(id, 'partner', {
      type: 'examination.uploaded',
      kind,
      fileId: await world.addFile(id, 'mcu.pdf'),
      name: 'mcu.pdf',
    })
  await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
  evidence = await makeEvidence(world.host, sessionOf('broker'), { area, id })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await world.close()
})

describe('the evidence of a case', () => {
  it('is proven away from the installation that made it, and by the key that is trusted', async () => {
    const { fingerprint } = publicPart(evidenceKey(world.host.secret))
    expect(evidence).toMatchObject({
      area,
      id,
      revision: 3,
      machine: { id: 'creditLife', version: (await lifecycleOf(area))!.version },
      documents: [{ name: 'mcu.pdf' }, { name: 'mcu.pdf' }],
      key: { fingerprint },
    })
    expect(evidence.timeline.map(({ entry }) => entry.event.type)).toEqual([
      'created',
      'examination.uploaded',
      'examination.uploaded',
      'spk.submitted',
    ])
    expect(await prove(evidenceText(evidence), fingerprint)).toEqual(JSON.parse(evidenceText(evidence)))
    expect(await wrongWith(evidenceText(evidence), 'ab'.repeat(32))).toMatch('not the one to be trusted')
  })

  it('shows every changed byte', async () => {
    const bytes = Buffer.from(evidenceText(evidence))
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const copy = Buffer.from(bytes)
        copy[at] = copy[at]! ^ by
        expect(await wrongWith(copy)).not.toBeNull()
      }),
      { numRuns: 400 },
    )
    for (const other of [
      bytes.subarray(0, -1),
      Buffer.concat([bytes, Buffer.from(' ')]),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    ])
      expect(await wrongWith(other)).not.toBeNull()
  })

  it('names the entry that was changed', async () => {
    for (const revision of [0, 1, 2, 3]) {
      const entry = evidenceText(evidence).indexOf(`"revision": ${revision},\n        "entry"`)
      const at = evidenceText(evidence).indexOf('"name": "', entry) + 10
      const copy = Buffer.from(evidenceText(evidence))
      copy[at] = copy[at]! ^ 1
      expect(await wrongWith(copy)).toBe(
        `The entry of revision ${revision}, or its link, was changed: the chain breaks at it.`,
      )
    }
  })

  it('does not prove what was taken away, put in, exchanged or signed by nobody', async () => {
    const said = async (change: (copy: Evidence) => void) => wrongWith(changed(change))
    expect(await said((copy) => void copy.timeline.pop())).toMatch('signature does not fit')
    expect(await said((copy) => void (copy.timeline = copy.timeline.toReversed()))).toMatch('revision 3')
    expect(await said((copy) => void copy.timeline.push(copy.timeline[3]!))).toMatch('revision 3')
    expect(await said((copy) => void (copy.documents[0]!.size = 2))).toMatch('signature does not fit')
    expect(await said((copy) => void (copy.snapshot.deadlines = []))).toMatch('signature does not fit')
    expect(await said((copy) => void (copy.id = '00000000-0000-4000-8000-000000000000'))).toMatch('revision 0')
    expect(await said((copy) => void (copy.signature = ''))).toMatch('signature does not fit')
    expect(await said((copy) => void (copy.key = publicPart(evidenceKey('another'))))).toMatch('signature does not fit')
  })

  it('is refused where it is no evidence', async () => {
    const text = evidenceText(evidence)
    expect(await wrongWith('')).toBe('The file is no JSON.')
    expect(await wrongWith('null')).toMatch('not the shape')
    expect(await wrongWith('[]')).toMatch('not the shape')
    expect(await wrongWith('['.repeat(100_000) + ']'.repeat(100_000))).toMatch('more than 64 levels')
    expect(await wrongWith(text.replace('"limits": {', '"limits": {"__proto__": {"x": 1},'))).toMatch('key __proto__')
    expect(await wrongWith(text.replace('"limits": {', '"limits": {"constructor": 1,'))).toMatch('key constructor')
    for (const name of Object.keys(evidence)) {
      const { [name as keyof Evidence]: _gone, ...rest } = evidence
      expect(await wrongWith(evidenceText(rest))).toMatch('not the shape')
    }
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('is given to who holds the permission and may read the case, where its entries make it', async () => {
    const ask = (session: Session, of = id) => makeEvidence(world.host, session, { area, id: of })
    await expect(ask(sessionOf('broker', permissions.slice(0, 1)))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(ask(sessionOf('stranger'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const odd = await world.addCase()
    await asOwner(
      world.store,
      `update credit_life_quotations set snapshot = jsonb_set(snapshot, '{deadlines}', '[]') where id = $1`,
      [odd],
    )
    await expect(ask(sessionOf('broker'), odd)).rejects.toMatchObject({ code: 'BAD_INPUT', key: 'evidence.unfollowed' })
  })
})

it('the command proves a file, and none is read that is too large, or no file', () => {
  const [right, large] = [join(folder, 'right.json'), join(folder, 'large.json')]
  writeFileSync(right, evidenceText(evidence))
  writeFileSync(large, '')
  truncateSync(large, 100 * 1024 * 1024)
  expect(() => bytesOf(large)).toThrow('The file is larger than 20971520 bytes.')
  expect(() => bytesOf(folder)).toThrow('There is no file')
  expect(() => bytesOf(join(folder, 'none'))).toThrow('There is no file')
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'src/server/cli/verifyCase.ts', right], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(`Proven: ${area} ${id}, 4 entries by creditLife`)
}, 60_000)
