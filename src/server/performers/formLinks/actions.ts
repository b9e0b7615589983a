import type { Actor } from '../../../../machines/kernel/types.ts'
import { linkHours } from '../../../areas/forms/invitation.ts'
import { type Locale, supportedLocale } from '../../../shared/locales.ts'
import type { Host } from '../../context.ts'
import { hashOf, newToken } from '../../linkToken.ts'
import { keepMails } from '../../mail/mail.ts'
import { type Performed, type Performer, queryAs } from '../../performer.ts'
import { day, hour } from '../../quota.ts'
import { createRecord } from '../../records/save.ts'
import { system } from '../../store/store.ts'
import { invitation } from './letters.ts'
import { linkedRecords, type LinkedTo } from './records.ts'

/** What is said of a link by who makes it. */
interface Wanted {
  recipient: string
  about: string | null
  email: string | null
  language: Locale | null
  hours: number | null
}

/** How often an address may be mailed links within a day, whoever asks for it and by however many of them. */
const mostMails = 10

const sent = `
  select coalesce(sum(s.mailed), 0)::int as sent from form_link_secrets s join form_links l on l.id = s.link
  where lower(l.email) = lower($1) and s.mailed_at > $2`
const mailed = 'update form_link_secrets set mailed = mailed + 1, mailed_at = $2 where link = $1'

const formOf = `
  select f.name as title, o.name as house from form_links l join designed_forms f on f.id = l.form
  join organisations o on o.id = l.organisation_id where l.id = $1`

const endOf = (at: string, { hours }: Pick<Wanted, 'hours'>): string =>
  new Date(Date.parse(at) + (hours ?? linkHours.usual) * hour * 1000).toISOString()

/**
 * Where a link leads from now on, mailed to whoever it is for where they have an address; one that was made before leads nowhere, and
 * what was typed there is found by the new one. Null where the address was mailed often enough.
 */
const issue = async (host: Host, id: string, wanted: Wanted, at: string): Promise<string | null> => {
  const { store, config } = host
  const { email, recipient, about } = wanted
  const token = newToken()
  const query = queryAs(store, system)
  await query('select keep_form_link($1, $2)', [id, hashOf(token)])
  const locale = supportedLocale(wanted.language)
  const link = `${config.publicUrl}${wanted.language ? `/${locale}` : ''}/quote-form#${token}`
  if (!email) return link
  // Of two who mail the same address at once, one waits here.
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`links to ${email.toLowerCase()}`])
  const [before] = await query<{ sent: number }>(sent, [email, new Date(Date.parse(at) - day * 1000).toISOString()])
  if (before!.sent >= mostMails) return null
  await query(mailed, [id, at])
  const [form] = await query<{ title: string; house: string }>(formOf, [id])
  const mail = invitation(locale, { ...form!, recipient, email, about, until: endOf(at, wanted), link })
  await keepMails({ query }, config, null, [mail], at)
  return link
}

const notMailable: Performed = { against: { isMailable: { most: mostMails } } }

/** The link is shown once. */
const generate: Performer<Host> = async ({ at, record, within }) => {
  const link = record! as unknown as Wanted & { id: string }
  const shown = await within((host) => issue(host, link.id, link, at))
  if (shown === null) return notMailable
  const changes = { status: 'OPEN', issuedAt: at, expiresAt: endOf(at, link), ...(link.email && { mailedAt: at }) }
  return { changes, shown }
}

export const formLinkActions = {
  generate,
  revoke: () => ({ changes: { status: 'REVOKED' } }),
} satisfies Record<string, Performer<Host>>

const revoked = (to: LinkedTo) => `
  update form_links set status = 'REVOKED', revision = revision + 1, updated_at = $2
  where ${to} = $1 and status = 'OPEN'`

/** Whoever may make a record's answers may have somebody else give them. */
const maker = (by: Actor): Actor => ({
  ...by,
  permissions: [...by.permissions, 'form_management.detail', 'form_management.link'],
})

/** Asks somebody without an account what a record asks by its form: by a link of its own, which ends those that were made for it before. */
export const inviteTo =
  (to: LinkedTo): Performer<Host> =>
  async ({ by, at, record: row, input, within }) =>
    within(async (host): Promise<Performed> => {
      const record = row!
      const { called, asked: ask } = linkedRecords[to]
      const asked = await ask(host, record.id)
      if (!asked) return { against: { isAsked: {} } }
      const { customer_name: recipient, ...others } = input
      const wanted = { ...others, recipient, about: String(record[called]) } as unknown as Wanted
      await host.store.run(system, revoked(to), [record.id, at])
      const made = { status: 'OPEN', issuedAt: at, expiresAt: endOf(at, wanted), [to]: record.id }
      const mailedAt = wanted.email ? { mailedAt: at } : {}
      const companions = {
        ...host.companions,
        form_link: { before: () => Promise.resolve({ values: { ...made, ...mailedAt } }) },
      }
      const area = host.areas.find(({ id }) => id === 'form_link')!
      const link = await createRecord({ ...host, companions }, maker(by), area, wanted, asked.version.form)
      if (link.__typename !== 'Saved') return { wrong: link.fields }
      const shown = await issue(host, link.id, wanted, at)
      return shown === null ? notMailable : { shown }
    })

/** Puts down the links whose time is over; answers how many. */
export const formLinkTime = async ({ store, clock }: Host): Promise<number> => {
  const over = `update form_links set status = 'EXPIRED', revision = revision + 1, updated_at = $1
    where status = 'OPEN' and expires_at <= $1 returning id`
  return (await store.run(system, over, [clock().toISOString()])).length
}
