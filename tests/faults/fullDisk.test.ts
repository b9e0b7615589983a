import { execFileSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../support/process.ts'
import { onSmallDisk } from '../support/smallDisk.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

it('refuses as unavailable on a full disk, keeps what it acknowledged, and works again when there is room', () => {
  const [program, ...args] = onSmallDisk(folder.path, 160)
  const script = [process.execPath, '--import', 'tsx', 'tests/faults/fillDisk.ts', folder.path]
  const answer = execFileSync(program, [...args, ...script], { encoding: 'utf8', timeout: 120_000 })
  expect(JSON.parse(answer)).toEqual({
    tables: { done: true, code: 'UNAVAILABLE', isFull: true },
    readable: true,
    log: { done: true, code: 'UNAVAILABLE', isFull: true },
    refused: { done: 0, code: 'UNAVAILABLE', isFull: true },
    lost: 0,
    said: ['missed', 'heard'],
  })
})
