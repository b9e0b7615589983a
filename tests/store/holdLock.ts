import { spawn } from 'node:child_process'
import { lockDataDir } from '../../src/server/store/dataDirLock.ts'

// Takes the lock of a data directory, starts a child that outlives it, and says so.
lockDataDir(process.argv[2]!)
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true })
process.stdout.write(`${child.pid}\n`)
setInterval(() => {}, 1000)
