import { afterAll, expect, inject, it } from 'vitest'
import { createDatabaseIn } from '../support/database.ts'
import { temporaryFolder } from '../support/process.ts'
import { killRounds } from './killRounds.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

it('keeps every acknowledged decision and no half organisation on PostgreSQL through 10 kills in the middle of a burst', async () => {
  const database = await createDatabaseIn(inject('databaseUrl')!)
  const verdict = await killRounds(10, { dataDir: folder.path, databaseUrl: database.url })
  expect(verdict).toMatchObject({ lost: [], halves: [], unpublished: [], disagreements: [] })
  expect(verdict.acknowledged).toBeGreaterThan(400)
  expect(verdict.submitted).toBeGreaterThanOrEqual(10)
  expect(verdict.founded).toBeGreaterThan(8)
  await database.drop()
})
