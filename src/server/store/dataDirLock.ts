import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** When the process began, so that a number used again is not taken for the old process; null when there is none. */
const beginning = (pid: number): string | null => {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields.split(' ')[19]}`
  } catch {
    return null
  }
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const link = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Keeps a second process off a data directory that the first has open, and answers how to let go.
 * The lock of a process that was killed is taken over.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const lock = join(dataDir, 'covergate.lock')
  const mine = `${lock}.${process.pid}`
  const text = `${process.pid}\n${beginning(process.pid)}\n`
  writeFileSync(mine, text)
  try {
    while (!link(mine, lock)) {
      const held = read(lock)
      if (held === null) continue
      const [pid, began] = held.split('\n')
      if (beginning(Number(pid)) === began) throw new Error(`The data directory ${dataDir} is in use by process ${pid}`)
      takeAway(lock, held, `${mine}.old`)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (read(lock) === text) rmSync(lock)
  }
}

/** Removes the lock that was read; one that another process has put in its place meanwhile is put back. */
const takeAway = (lock: string, held: string, aside: string): void => {
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (read(aside) !== held) link(aside, lock)
  rmSync(aside)
}
