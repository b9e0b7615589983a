import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const memory = '/dev/shm/'
/** Bytes: what a run writes at once, several times over. */
const enough = 4 * 2 ** 30

/** Lets the run and all that it starts put their temporary folders where no disk is written to, if there is room: hundreds of data directories are copied. */
export const workInMemory = (): void => {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = mkdtempSync(`${memory}covergate-`)
  // The account that PostgreSQL runs as passes through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem() / 2) > enough
  } catch {
    return false
  }
}
