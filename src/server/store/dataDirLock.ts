import { spawnSync } from 'node:child_process'
import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const { O_RDWR, O_CREAT } = constants

/** What macOS and the BSDs lock with as they open; Node does not name them. */
const lockedAtOnce = 0x20 | 0x04
const opensLocked = ['darwin', 'freebsd', 'openbsd', 'netbsd'].includes(process.platform)

/** An open file that nobody else can lock, or null when somebody else has. It is not inherited by children. */
const openLocked = (file: string, dataDir: string): number | null => {
  if (opensLocked) {
    try {
      return openSync(file, O_RDWR | O_CREAT | lockedAtOnce, 0o600)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null
      throw error
    }
  }
  const fd = openSync(file, O_RDWR | O_CREAT, 0o600)
  if (isLocked(fd, dataDir)) return fd
  closeSync(fd)
  return null
}

/** Locks by flock(2), which Node does not call: the lock belongs to the opened file, which outlives the program that asked for it. */
const isLocked = (fd: number, dataDir: string): boolean => {
  const { status, stderr, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', fd] })
  const said = stderr?.toString().trim()
  if (status === 0) return true
  if (status === 1 && !said) return false
  closeSync(fd)
  const reason = error ? 'install the program flock (util-linux or busybox)' : said || `flock ended with ${status}`
  throw new Error(`The data directory ${dataDir} cannot be locked: ${reason}`)
}

/**
 * Keeps a second process off a data directory that the first has open, in whatever container it runs, and answers how to let
 * go. The lock dies with its process. Its file stays: were it removed, two processes could each lock one of that name.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'covergate.lock')
  const fd = openLocked(file, dataDir)
  if (fd === null) {
    const holder = readFileSync(file, 'utf8').split('\n')[0] || 'another process'
    throw new Error(`The data directory ${dataDir} is in use by ${holder}`)
  }
  ftruncateSync(fd)
  writeSync(fd, `process ${process.pid} of ${hostname()}`)
  return () => closeSync(fd)
}
