import { afterAll, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../support/process.ts'
import { killRounds } from './killRounds.ts'

const folder = temporaryFolder(inject('demoFolder'))
afterAll(folder.remove)

it('keeps every acknowledged decision and no half organisation on PGlite through 10 kills in the middle of a burst', async () => {
  const verdict = await killRounds(10, { dataDir: folder.path })
  expect(verdict).toMatchObject({ lost: [], halves: [], unpublished: [], disagreements: [] })
  expect(verdict.acknowledged).toBeGreaterThan(400)
  expect(verdict.submitted).toBeGreaterThanOrEqual(10)
  expect(verdict.founded).toBeGreaterThan(8)
})
