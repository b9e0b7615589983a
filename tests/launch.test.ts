import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outlines } from '../src/areas/outlines.ts'
import { compress } from '../src/server/launch/compress.mjs'
import { fingerprint } from '../src/server/launch/fingerprint.mjs'
import { isInstalled, satisfies } from '../src/server/launch/lockfile.mjs'
import { outlineOf } from '../src/shared/area/outline.ts'
import { generatedAreas } from './support/generatedAreas.ts'
import { withOutlinesOf } from './support/outlinesBuild.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'covergate-launch-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the dependencies', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b-elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    },
  }
  const installed = (version: string, integrity: string) => ({ packages: { 'node_modules/a': { version, integrity } } })

  it('are installed when all but those of other platforms are there', () => {
    expect(satisfies(wanted, installed('1.0.0', 'sha512-a'))).toBe(true)
  })

  it('are not when one is missing, older or of other content', () => {
    expect(satisfies(wanted, { packages: {} })).toBe(false)
    expect(satisfies(wanted, installed('0.9.0', 'sha512-a'))).toBe(false)
    expect(satisfies(wanted, installed('1.0.0', 'sha512-x'))).toBe(false)
  })

  it('are not when npm did not finish, and are here', () => {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(wanted))
    expect(isInstalled(folder)).toBe(false)
    expect(isInstalled('.')).toBe(true)
  })
})

describe('the fingerprint of the sources', () => {
  const files = [
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'src/main.tsx',
    'machines/a.ts',
    'locales/en.json',
  ]

  beforeEach(() => {
    for (const name of ['src', 'machines', 'locales', 'tests']) mkdirSync(join(folder, name))
    for (const file of files) writeFileSync(join(folder, file), file)
  })

  it.each(files)('changes with %s', (file) => {
    const before = fingerprint(folder)
    writeFileSync(join(folder, file), `${file} changed`)
    expect(fingerprint(folder)).not.toBe(before)
  })

  it('changes with a new file, and not with tests', () => {
    const before = fingerprint(folder)
    writeFileSync(join(folder, 'tests/a.test.ts'), '')
    expect(fingerprint(folder)).toBe(before)
    writeFileSync(join(folder, 'src/a.ts'), '')
    expect(fingerprint(folder)).not.toBe(before)
  })
})

describe('compressing', () => {
  it('writes both packings beside what is large and is text', async () => {
    const text = 'const gate = open\n'.repeat(200)
    for (const name of ['a.js', 'photo.png']) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'small.js'), 'go()')
    await compress(folder)
    expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'photo.png', 'small.js'])
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
  })
})

describe('the areas in the built browser', () => {
  it('begin as outlines, sixty in less than 10 kB, and are fetched one by one', async () => {
    const areas = generatedAreas(60)
    await withOutlinesOf(areas, async (bytes, built) => {
      expect(bytes).toBeLessThan(10_000)
      expect(built.outlines).toEqual(areas.map(outlineOf))
      expect(await Promise.all(areas.map(built.declarationOf))).toEqual(areas)
    })
  })

  it('lose nothing of their outlines when those are written down', () => {
    expect(JSON.parse(JSON.stringify(outlines))).toEqual(outlines)
  })
})
