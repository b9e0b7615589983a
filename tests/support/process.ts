import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Served {
  url: string
  pid: number
  /** Both streams so far. */
  output(): string
  /** Nobody reads its streams from now on. */
  deafen(): void
  /** The signal, and the exit code that followed. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Of its own, in a folder. */
export const copyOf = (dataDir: string, folder = tmpdir()): string => {
  const copy = mkdtempSync(join(folder, 'covergate-'))
  cpSync(dataDir, copy, { recursive: true })
  return copy
}

/** Empty, or a copy. */
export const temporaryFolder = (copied?: string) => {
  const path = copied === undefined ? mkdtempSync(join(tmpdir(), 'covergate-data-')) : copyOf(copied)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Milliseconds that a start may take, and each case of its demo. */
const patience = 300_000
const perCase = 5

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Those who storm a server are fewer people than would do as much. */
const unlimited = Object.fromEntries(
  ['MINUTE', 'DAY', 'ORGANISATION_MINUTE', 'ORGANISATION_DAY'].map((name) => [`MOVES_${name}`, '1000000000']),
)

/** The server of a test lives for a minute: to compile the embedded database a second time, for speed, would cost as much as its whole start. What is measured is compiled as ever. */
const engine = process.env.VITEST ? ['--liftoff-only'] : []

/** The built server, or another program that tells its health, in a process of its own, ready to answer. */
export const serve = async (settings: Record<string, string>, program = ['dist/server/main.js']): Promise<Served> => {
  const port = Number(settings.PORT) || (await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    CAPTCHA_COST: '50',
    ...unlimited,
    ...settings,
    PORT: String(port),
  }
  const child = spawn(process.execPath, [...engine, ...program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part))
  child.stderr.on('data', (part: Buffer) => (output += part))
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  await Promise.race([
    healthy(url, patience + Number(settings.DEMO_ROWS ?? 0) * perCase),
    exit.then((code) => Promise.reject(new Error(`The server ended with ${code}:\n${output}`))),
  ])
  return {
    url,
    pid: child.pid!,
    output: () => output,
    deafen: () => [child.stdout, child.stderr].forEach((stream) => stream.destroy()),
    end: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exit
    },
  }
}

const healthy = async (url: string, within: number): Promise<void> => {
  const until = Date.now() + within
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${url} did not become ready`)
}
