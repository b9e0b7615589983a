import { mailCodes } from '../accounts/mailCodes.ts'
import type { Host } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Bus } from '../live/bus.ts'
import { sendMails } from '../mail/sendMails.ts'
import { postmanOf } from '../mail/smtp.ts'
import { fireDeadlines } from './deadlines.ts'
import { lanesOf } from './outbox.ts'
import { sweep } from './sweep.ts'
import { startWorker } from './worker.ts'

/** Milliseconds that a mail server is given when the host closes; what it has not taken by then is sent after the next start. */
const grace = 3_000

export interface Jobs {
  /** Ends when what is under way is done, or given up. */
  close(): Promise<void>
}

/**
 * Acts on deadlines, performs effects, mails codes, ends what is overdue and sends mails, beside any number of other processes
 * that do; a move anywhere wakes who performs effects.
 */
export const startJobs = (host: Host, files: FileStore, bus: Pick<Bus, 'attach'>): Jobs => {
  const deadlines = startWorker('deadlines', () => fireDeadlines(host), host.log)
  const effects = lanesOf(host, files).map(({ name, look }) => startWorker(name, look, host.log))
  const wake = () => effects.forEach((worker) => worker.wake())
  const codes = startWorker('codes', () => mailCodes(host), host.log)
  const sweeper = startWorker('sweep', () => sweep(host, files), host.log)
  const postman = host.config.smtp && postmanOf(host.config.smtp)
  const mails = postman && startWorker('mails', () => sendMails(host, postman), host.log)
  bus.attach({ hear: wake, missed: wake })
  return {
    close: async () => {
      const timer = setTimeout(() => postman?.hangUp(), grace)
      const workers = [deadlines, ...effects, codes, sweeper, ...(mails ? [mails] : [])]
      await Promise.all(workers.map((worker) => worker.close()))
      clearTimeout(timer)
    },
  }
}
