import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lockDataDir } from '../../src/server/store/dataDirLock.ts'

const cleaning: (() => unknown)[] = []
afterEach(() => cleaning.splice(0).forEach((clean) => clean()))

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'covergate-lock-'))
  cleaning.push(() => rmSync(made, { recursive: true }))
  return made
}

/** As a container has it: a process there is known by another number here. Not every machine lets us make one. */
const namespaces = [
  ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
]
const elsewhere = namespaces.find(([program, ...flags]) => spawnSync(program!, [...flags, 'true']).status === 0) ?? []

const holder = async (dir: string, through: string[] = []) => {
  const node = [process.execPath, '--import', 'tsx', 'tests/store/holdLock.ts', dir]
  const [program = '', ...args] = [...through, ...node]
  const held = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(held.stdout, 'data')) as [Buffer]
  const child = Number(line)
  const ended = once(held, 'exit')
  const kill = async () => {
    held.kill('SIGKILL')
    await ended
  }
  cleaning.push(kill)
  return { pid: held.pid!, child, kill }
}

describe('the lock on a data directory', () => {
  it('is let go of and taken again, while its file stays', () => {
    const dir = folder()
    lockDataDir(dir)()
    const unlock = lockDataDir(dir)
    expect(() => lockDataDir(dir)).toThrow(
      `The data directory ${dir} is in use by process ${process.pid} of ${hostname()}`,
    )
    unlock()
    lockDataDir(dir)()
    expect(readdirSync(dir)).toEqual(['covergate.lock'])
  })

  it('holds against a process in another pid namespace, whatever its file says', async () => {
    const dir = folder()
    const { kill } = await holder(dir, elsewhere)
    expect(() => lockDataDir(dir)).toThrow(`The data directory ${dir} is in use by process`)
    for (const text of ['4194305\nbegan\n', 'process 4194305 of nowhere', '']) {
      writeFileSync(join(dir, 'covergate.lock'), text)
      expect(() => lockDataDir(dir)).toThrow(`The data directory ${dir} is in use by`)
    }
    await kill()
    await vi.waitFor(() => lockDataDir(dir)())
  })

  it('dies with its process at once, though a child of that lives on', async () => {
    const dir = folder()
    const { pid, child, kill } = await holder(dir)
    cleaning.push(() => process.kill(child, 'SIGKILL'))
    expect(() => lockDataDir(dir)).toThrow(`is in use by process ${pid} of ${hostname()}`)
    await kill()
    expect(process.kill(child, 0)).toBe(true)
    const unlock = lockDataDir(dir)
    expect(readFileSync(join(dir, 'covergate.lock'), 'utf8')).toBe(`process ${process.pid} of ${hostname()}`)
    unlock()
  })

  it('is not taken for granted where nothing can lock', () => {
    const dir = folder()
    const { PATH } = process.env
    cleaning.push(() => (process.env.PATH = PATH))
    process.env.PATH = dir
    expect(() => lockDataDir(dir)).toThrow(
      `The data directory ${dir} cannot be locked: install the program flock (util-linux or busybox)`,
    )
  })
})
