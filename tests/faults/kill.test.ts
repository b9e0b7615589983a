import { afterAll, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../support/process.ts'
import { killRounds } from './killRounds.ts'
import { createDatabaseIn } from '../support/database.ts'

const folders = [temporaryFolder(), temporaryFolder()] as const
afterAll(() => folders.forEach((folder) => folder.remove()))

it('keeps every acknowledged decision on PGlite through 20 kills in the middle of a burst', async () => {
  const verdict = await killRounds(20, { dataDir: folders[0].path })
  expect(verdict).toMatchObject({ lost: [], disagreements: [] })
  expect(verdict.acknowledged).toBeGreaterThan(400)
})

it('keeps every acknowledged decision on PostgreSQL through 20 kills in the middle of a burst', async () => {
  const database = await createDatabaseIn(inject('databaseUrl')!)
  const verdict = await killRounds(20, { dataDir: folders[1].path, databaseUrl: database.url })
  expect(verdict).toMatchObject({ lost: [], disagreements: [] })
  expect(verdict.acknowledged).toBeGreaterThan(400)
  await database.drop()
})
