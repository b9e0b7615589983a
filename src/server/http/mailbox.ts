import type { FastifyInstance } from 'fastify'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { type Store, system } from '../store/store.ts'
import { say } from '../words.ts'
import { localeOf } from './locale.ts'

interface Mail {
  id: string
  recipient: string
  subject: string
  body: string | null
  created_at: string
}

const newest = (store: Store, count: number, from = 0): Promise<Mail[]> =>
  store.run(
    system,
    'select id, recipient, subject, body, created_at from mails order by created_at desc, id limit $1 offset $2',
    [count, from],
  )

const perPage = 20

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const html = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

const article = (mail: Mail, locale: Locale) => `
<article>
<h2>${html(mail.subject)}</h2>
<p>${say(locale, 'server:mailbox.to')}: ${html(mail.recipient)} · ${say(locale, 'server:mailbox.at')}: <time datetime="${mail.created_at}">${formatInstant(mail.created_at, locale, defaultTimeZone)}</time> (${defaultTimeZone})</p>
<pre>${html(mail.body ?? '')}</pre>
</article>`

const page = (mails: Mail[], number: number, locale: Locale) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="color-scheme" content="light dark">
<title>${say(locale, 'server:mailbox.title')}</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}article{border-top:1px solid;padding:.5rem 0}h2{font-size:1.1rem;margin:0}p{margin:0}pre{white-space:pre-wrap;font:inherit}</style>
<main>
<h1>${say(locale, 'server:mailbox.title')}</h1>
${
  mails
    .slice(0, perPage)
    .map((mail) => article(mail, locale))
    .join('') || `<p>${say(locale, 'server:mailbox.empty')}</p>`
}
${mails.length > perPage ? `<p><a href="/mailbox?page=${number + 1}">${say(locale, 'server:mailbox.earlier')}</a></p>` : ''}
</main>
</html>
`

/** The mails of the demo, which go to nobody: as a page and as data. */
export const mailboxRoutes = (app: FastifyInstance, { store }: Host): void => {
  app.get('/api/mailbox', async () => ({ data: await newest(store, 100) }))
  app.get<{ Querystring: { page?: string } }>('/mailbox', async ({ headers, query }, reply) => {
    const number = /^[1-9]\d{0,2}$/.test(query.page ?? '') ? Number(query.page) : 1
    const mails = await newest(store, perPage + 1, (number - 1) * perPage)
    const body = page(mails, number, localeOf(headers['accept-language']))
    return reply.type('text/html; charset=utf-8').send(body)
  })
}
