import { ConfigError, readConfig } from './config.ts'
import { accounts, demoPassword } from './demo/accounts.ts'
import type { RunningHost } from './host.ts'
import { openStore } from './store/open.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const accountTable = (): string => {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const rows = accounts.map(({ email, fullName, isNew, memberships }) => {
    const places = memberships.map(({ organisation, role }) => `${role} at ${organisation}`).join(', ')
    return `  ${email.padEnd(width)}  ${fullName}, ${places}${isNew ? ' (to be activated by a mailed code)' : ''}`
  })
  return [`Accounts of the demo, all with the password ${demoPassword}:`, ...rows].join('\n')
}

/** Finishes what is under way at the first signal; a second one does not wait. */
const endOnSignal = (running: RunningHost) => {
  const end = () => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        running.host.log.fatal({ err: error }, 'the end was not clean')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', end).once('SIGINT', end)
}

/** What nobody has caught is written down, and the process goes on for everybody else. */
const outlive = ({ host: { log } }: RunningHost) => {
  process.on('unhandledRejection', (reason) => log.fatal({ err: reason }, 'a rejection was not handled'))
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'an exception was not caught'))
  // Where nobody reads them any more, that cannot be written down: each try would fail again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

try {
  const began = performance.now()
  const config = readConfig(process.env)
  // The database is opened while the rest is loaded, which takes about as long.
  const store = openStore(config)
  store.catch(() => {})
  const { startHost } = await import('./host.ts')
  const running = await startHost(config, {
    store,
    onStep: (step, milliseconds) => say(`${step} in ${(milliseconds / 1000).toFixed(1)} s`),
  })
  outlive(running)
  endOnSignal(running)
  if (!config.production) say(accountTable())
  say(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s on ${running.url}`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof ConfigError ? `${message}\n` : `Covergate could not start: ${message}\n`)
  process.exit(1)
}
