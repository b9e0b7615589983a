import type { FastifyInstance } from 'fastify'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { headersOf } from '../files/disposition.ts'
import type { FileStore } from '../files/fileStore.ts'
import { openEnclosure } from './enclosure.ts'
import { escaped, htmlOf } from './html.ts'
import { type Store, system } from '../store/store.ts'
import { say } from '../words.ts'
import { notFound } from '../http/httpError.ts'
import { localeOf } from '../http/locale.ts'

interface Mail {
  id: string
  recipient: string
  subject: string
  body: string | null
  created_at: string
  enclosed: string | null
  enclosed_name: string | null
}

const newest = (store: Store, count: number, from = 0): Promise<Mail[]> =>
  store.run(
    system,
    `select m.id, recipient, subject, body, m.created_at, enclosed, f.name as enclosed_name
     from mails m left join files f on f.id = enclosed order by m.created_at desc, m.id limit $1 offset $2`,
    [count, from],
  )

const perPage = 20

const attached = ({ id, enclosed_name: name }: Mail, locale: Locale) =>
  name === null
    ? ''
    : `<p>${say(locale, 'server:mailbox.attached')}: <a href="/mailbox/${id}/attachment">${escaped(name)}</a></p>`

const article = (mail: Mail, locale: Locale, home: string) => `
<article>
<h2>${escaped(mail.subject)}</h2>
<p>${say(locale, 'server:mailbox.to')}: ${escaped(mail.recipient)} · ${say(locale, 'server:mailbox.at')}: <time datetime="${mail.created_at}">${formatInstant(mail.created_at, locale, defaultTimeZone)}</time> (${defaultTimeZone})</p>
${htmlOf(mail.body ?? '', home)}
${attached(mail, locale)}
</article>`

const page = (mails: Mail[], number: number, locale: Locale, home: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="color-scheme" content="light dark">
<title>${say(locale, 'server:mailbox.title')}</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}article{border-top:1px solid;padding:.5rem 0}h2{font-size:1.1rem;margin:0}p{margin:0}article p{margin:.5rem 0}h3{font-size:1rem}a{color:inherit}</style>
<main>
<h1>${say(locale, 'server:mailbox.title')}</h1>
${
  mails
    .slice(0, perPage)
    .map((mail) => article(mail, locale, home))
    .join('') || `<p>${say(locale, 'server:mailbox.empty')}</p>`
}
${mails.length > perPage ? `<p><a href="/mailbox?page=${number + 1}">${say(locale, 'server:mailbox.earlier')}</a></p>` : ''}
</main>
</html>
`

/** The mails of the demo, which go to nobody: as a page and as data. */
export const mailboxRoutes = (app: FastifyInstance, { store, config }: Host, files: FileStore): void => {
  app.get('/api/mailbox', async () => ({ data: await newest(store, 100) }))
  app.get<{ Querystring: { page?: string } }>('/mailbox', async ({ headers, query }, reply) => {
    const number = /^[1-9]\d{0,2}$/.test(query.page ?? '') ? Number(query.page) : 1
    const mails = await newest(store, perPage + 1, (number - 1) * perPage)
    const body = page(mails, number, localeOf(headers['accept-language']), config.publicUrl)
    return reply.type('text/html; charset=utf-8').send(body)
  })
  app.get<{ Params: { id: string } }>('/mailbox/:id/attachment', async ({ params }, reply) => {
    const [mail] = await store.run<{ enclosed: string | null }>(
      system,
      'select enclosed from mails where id::text = $1',
      [params.id],
    )
    if (!mail?.enclosed) throw notFound()
    const { content, ...sent } = await openEnclosure(store, files, mail.enclosed)
    return reply.headers(headersOf(sent)).send(content)
  })
}
