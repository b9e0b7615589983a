import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { openS3, s3Keys, signatureOf } from './support/s3Server.ts'

const [one, other] = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')]
const folders: string[] = []
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'covergate-files-')))
  return folders.at(-1)!
}

let s3: Awaited<ReturnType<typeof openS3>>

beforeAll(async () => {
  s3 = await openS3()
})

afterAll(async () => {
  await s3.close()
  folders.forEach((made) => rmSync(made, { recursive: true }))
})

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  const dataDir = folder()
  const left = () => readdirSync(join(dataDir, 'files'))
  const kept = () => (kind === 's3' ? [...s3.objects.keys(), ...left()] : left())
  let files: FileStore

  beforeAll(async () => {
    files = await openFileStore({ dataDir, s3: kind === 's3' ? s3.settings : null })
  })

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

  test('one that is removed is gone, and removed once more is no mistake', async () => {
    await files.write('short', [Buffer.from('lived')])
    await files.remove('short')
    await files.remove('short')
    expect(await files.read('short')).toBeNull()
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
    expect(left()).toEqual(['fresh.part', ...(kind === 's3' ? [] : ['key'])])
  })
})

describe('a store that speaks S3', () => {
  const opened = (changed: object = {}) => openFileStore({ dataDir: folder(), s3: { ...s3.settings, ...changed } })

  test('is believed to compute signatures as AWS does, by the example that AWS gives', () => {
    const example = {
      method: 'GET',
      path: '/test.txt',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-amz-date': '20130524T000000Z',
      },
      signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
      region: 'us-east-1',
    }
    expect(signatureOf(example, s3Keys.secretAccessKey)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test.each([
    ['another secret', { secretAccessKey: 'another' }, '403 SignatureDoesNotMatch'],
    ['another region', { region: 'us-east-1' }, '403 SignatureDoesNotMatch'],
    ['a key it does not know', { accessKeyId: 'AKIANOBODY' }, '403 InvalidAccessKeyId'],
    ['no such bucket', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, 'cannot be reached'],
  ])('keeps nothing of who comes with %s, and says why', async (_, changed, why) => {
    const files = await opened(changed)
    const failed = await files.write('unkept', [one]).catch((error: Error) => error)
    expect(failed).toMatchObject({ code: 'UNAVAILABLE', cause: { message: expect.stringContaining(why) } })
    expect(s3.objects.has('unkept')).toBe(false)
  })

  test('is asked again when it fails or cuts the line, and what it has kept without saying so is known again', async () => {
    const files = await opened()
    s3.befall(503, 'cut')
    await files.write('third time', [one])
    s3.befall('cut afterwards')
    await files.write('unsaid', [one])
    s3.befall('cut afterwards')
    await expect(files.write('unsaid', [other])).rejects.toMatchObject({ code: 'EEXIST' })
    s3.befall(500, 'cut')
    expect(await buffer((await files.read('unsaid'))!)).toEqual(one)
  })

  test('is not asked for ever, and a refusal is not asked about twice', async () => {
    const files = await opened()
    s3.asked.length = 0
    s3.befall(500, 500, 500)
    await expect(files.write('never', [one])).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    s3.befall(400)
    await expect(files.read('never')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(s3.asked).toEqual(['PUT', 'PUT', 'PUT', 'GET'])
  })

  test('that cuts a file half way has not given it', async () => {
    const files = await opened()
    await files.write('whole', [one])
    s3.befall('cut half way')
    await expect(buffer((await files.read('whole'))!)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
