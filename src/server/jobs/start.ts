import { mailCodes } from '../accounts/mailCodes.ts'
import { findDesks } from '../cases/findDesks.ts'
import type { Host } from '../context.ts'
import { workOnExports } from '../exports/work.ts'
import type { FileStore } from '../files/fileStore.ts'
import { importWork } from '../imports/work.ts'
import type { Bus, Notice } from '../live/bus.ts'
import { sendMails } from '../mail/sendMails.ts'
import { postmanOf } from '../mail/smtp.ts'
import { fireDeadlines } from './deadlines.ts'
import { digest } from './digests.ts'
import { startLanes } from './lanes.ts'
import { remind } from './reminders.ts'
import { foldTotals } from '../records/keptTotals.ts'
import { isSandbox, sandboxWork } from '../performers/payments/sandbox/work.ts'
import { clearNotifications } from '../notify.ts'
import { watchers } from '../performers/performers.ts'
import { sweep } from './sweep.ts'
import { type Crew, type Look, startWorker } from './worker.ts'

/** Milliseconds that a mail server is given when the host closes; what it has not taken by then is sent after the next start. */
const grace = 3_000
/** Milliseconds. */
const minute = 60_000
/** Milliseconds between looks at what somebody looks at the screen for. */
const brisk = 300
/** Milliseconds between looks at what nobody waits for. */
const unhurried = 10_000

export interface Jobs {
  /** Ends when what is under way is done, or given up. */
  close(): Promise<void>
}

/**
 * Acts on deadlines, reminds of them, tells once a day what came, writes down which permissions people use, performs effects, mails codes, writes exports, works on imports, watches what the time does to records, ends what is overdue, finds desks, puts totals together, sends mails and plays the payment gateway, beside any number of other processes
 * that do; a move anywhere wakes who performs effects and who acts on deadlines.
 */
export const startJobs = (host: Host, files: FileStore, bus: Pick<Bus, 'attach'>): Jobs => {
  const busy: Crew = new Set()
  const start = (name: string, look: Look, pause?: number) => startWorker(name, look, host.log, busy, pause)
  const deadlines = start('deadlines', () => fireDeadlines(host))
  const reminders = start('reminders', () => remind(host), minute)
  const digests = start('digests', () => digest(host), minute)
  const effects = startLanes(host, files, start)
  const codes = start('codes', () => mailCodes(host))
  const exporter = start('exports', () => workOnExports(host, files))
  const importer = start('imports', importWork(host, files))
  const watching = Object.entries(watchers).map(([area, watch]) => start(area, () => watch(host), unhurried))
  const sweeper = start('sweep', () => sweep(host, files))
  const finder = start('desks', () => findDesks(host), unhurried)
  const totals = start('totals', () => foldTotals(host), minute)
  const uses = start('uses', host.uses.flush, minute)
  const forgetter = start('notifications', () => clearNotifications(host.store, host.clock()), 60 * minute)
  const postman = host.config.smtp && postmanOf(host.config.smtp)
  const mails = postman && start('mails', () => sendMails(host, files, postman))
  const sandbox = isSandbox(host.config) && start('sandbox', () => sandboxWork(host), brisk)
  const due = () => {
    effects.wake()
    if (sandbox) sandbox.wake()
  }
  const hear = ({ type }: Notice) => {
    effects.wake()
    // Of some states the time is over as soon as they are entered.
    if (type === 'moved') deadlines.wake()
  }
  const missed = () => {
    due()
    deadlines.wake()
  }
  bus.attach({ hear, due, missed })
  return {
    close: async () => {
      const timer = setTimeout(() => postman?.hangUp(), grace)
      const workers = [
        deadlines,
        reminders,
        digests,
        effects,
        codes,
        exporter,
        importer,
        ...watching,
        sweeper,
        finder,
        totals,
        uses,
        forgetter,
        ...(mails ? [mails] : []),
        ...(sandbox ? [sandbox] : []),
      ]
      await Promise.all(workers.map((worker) => worker.close()))
      clearTimeout(timer)
    },
  }
}
