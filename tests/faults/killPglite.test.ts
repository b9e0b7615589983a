import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../support/process.ts'
import { killRounds } from './killRounds.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

it('keeps every acknowledged decision on PGlite through 10 kills in the middle of a burst', async () => {
  const verdict = await killRounds(10, { dataDir: folder.path })
  expect(verdict).toMatchObject({ lost: [], disagreements: [] })
  expect(verdict.acknowledged).toBeGreaterThan(400)
})
