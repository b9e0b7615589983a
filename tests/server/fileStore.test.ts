import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '../../src/server/files/fileStore.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'covergate-files-'))
const kept = () => readdirSync(join(dataDir, 'files'))
const [one, other] = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')]

let files: FileStore

beforeAll(async () => {
  files = await openFileStore({ dataDir })
})

afterAll(() => rmSync(dataDir, { recursive: true }))

test('of many writers of a key one keeps its bytes, whole, and nobody replaces them', async () => {
  const writers = Array.from({ length: 20 }, (_, index) => files.write('key', [index % 2 ? one : other]))
  const ends = await Promise.allSettled(writers)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'EEXIST' })
  const first = await buffer((await files.read('key'))!)
  expect([one, other].some((whole) => whole.equals(first))).toBe(true)
  await expect(files.write('key', [Buffer.from('later')])).rejects.toMatchObject({ code: 'EEXIST' })
  expect(await buffer((await files.read('key'))!)).toEqual(first)
  expect(kept()).toEqual(['key'])
})

test('a writer that fails leaves nothing', async () => {
  const breaking = function* () {
    yield one
    throw new Error('broken off')
  }
  await expect(files.write('broken', breaking())).rejects.toThrow('broken off')
  expect(await files.read('broken')).toBeNull()
  expect(kept()).toEqual(['key'])
})

test('what killed writers have left is cleared away at the next start, and what is being written is not', async () => {
  for (const [name, hours] of [
    ['old.part', 2],
    ['fresh.part', 0],
  ] as const) {
    const path = join(dataDir, 'files', name)
    writeFileSync(path, one)
    const at = Date.now() / 1000 - hours * 3600
    utimesSync(path, at, at)
  }
  await openFileStore({ dataDir })
  expect(kept()).toEqual(['fresh.part', 'key'])
})
