import type { Host } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { system } from '../store/store.ts'
import { openEnclosure } from './enclosure.ts'
import { htmlOf } from './html.ts'
import { type Outgoing, type Postman, Undelivered } from './smtp.ts'

/** Mails under way at the same time. */
const batch = 5
/** About a day, since a mail server may be away for a night. */
const mostAttempts = 30
const firstDelay = 10_000
const longestDelay = 3_600_000

/** Milliseconds after which a mail that was taken and is neither sent nor put off is somebody else's; more than a mail takes. */
const lease = 300_000

type Taken = Outgoing & { attempts: number; enclosed: string | null }

const taken = `
  update mails set send_at = $2, attempts = attempts + 1
  where id in (select id from mails where send_at <= $1 order by send_at, id limit ${batch} for update skip locked)
  returning id, recipient, subject, body, enclosed, created_at, attempts`

const sent = 'update mails set sent_at = $3, send_at = null, body = null, error = null where id = $1 and attempts = $2'

const putOff = `
  update mails set send_at = $3, failed_at = $4, error = $5 where id = $1 and attempts = $2 and sent_at is null`

const deliver = async (
  { store, clock, log, config }: Host,
  files: FileStore,
  postman: Postman,
  mail: Taken,
): Promise<void> => {
  const { id, attempts, enclosed } = mail
  try {
    const enclosure = enclosed === null ? undefined : await openEnclosure(store, files, enclosed)
    await postman.deliver({ ...mail, html: htmlOf(mail.body, config.publicUrl) }, enclosure)
  } catch (error) {
    const now = clock()
    const given = attempts >= mostAttempts || (error instanceof Undelivered && error.forGood)
    const next = new Date(now.getTime() + Math.min(longestDelay, firstDelay * 2 ** (attempts - 1))).toISOString()
    const message = error instanceof Error ? error.message : String(error)
    const values = [id, attempts, given ? null : next, given ? now.toISOString() : null, message.slice(0, 500)]
    await store.run(system, putOff, values)
    const context = { err: error, mail: { id, attempts } }
    if (given) log.error(context, 'a mail has been given up')
    else log.warn(context, 'a mail could not be sent and will be tried again')
    return
  }
  await store.run(system, sent, [id, attempts, clock().toISOString()])
}

/**
 * Hands the mails that are due to the mail server and answers how many it took. Of several processes each takes its own, and
 * none of them waits for the mail server in a transaction. What has been sent loses its text.
 */
export const sendMails = async (host: Host, files: FileStore, postman: Postman): Promise<number> => {
  const now = host.clock()
  const until = new Date(now.getTime() + lease).toISOString()
  const mails = await host.store.run<Taken>(system, taken, [now.toISOString(), until])
  await Promise.all(mails.map((mail) => deliver(host, files, postman, mail)))
  return mails.length
}
