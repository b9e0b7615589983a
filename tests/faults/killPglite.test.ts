import { afterAll, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../support/process.ts'
import { killedTransfer } from './killedTransfer.ts'
import { killRounds } from './killRounds.ts'

const folder = temporaryFolder(inject('demoFolder'))
afterAll(folder.remove)

it('pays a claim once of which it was killed when the gateway had taken the transfer and not answered', async () => {
  const verdict = await killedTransfer({ dataDir: folder.path })
  expect(verdict).toEqual({ transfers: 1, consumed: 1, spent: 1, reserved: 0 })
})

it('keeps every acknowledged decision and no half organisation on PGlite through 10 kills in the middle of a burst', async () => {
  const verdict = await killRounds(10, { dataDir: folder.path })
  expect(verdict).toMatchObject({ lost: [], halves: [], unpublished: [], disagreements: [] })
  expect(verdict.acknowledged).toBeGreaterThan(400)
  expect(verdict.submitted).toBeGreaterThanOrEqual(10)
  expect(verdict.founded).toBeGreaterThan(8)
})
