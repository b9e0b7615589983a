import type { Actor } from '../../../../machines/kernel/types.ts'
import { linkHours } from '../../../areas/forms/invitation.ts'
import { formTitleIn } from '../../../shared/forms/said.ts'
import { type Locale, supportedLocale } from '../../../shared/locales.ts'
import type { Host } from '../../context.ts'
import { hashOf, newToken } from '../../linkToken.ts'
import { keepMails } from '../../mail/mail.ts'
import { type Guardian, type Performed, type Performer, type Query, queryAs } from '../../performer.ts'
import { day, hour } from '../../quota.ts'
import { createRecord } from '../../records/save.ts'
import { system } from '../../store/store.ts'
import { wrong } from '../wrong.ts'
import { definitionWith } from '../storedDefinition.ts'
import { invitation } from './letters.ts'
import { linkedRecords, type LinkedTo } from './records.ts'

const variantsOf = `
  select f.variants, (select variant from form_links where id = $2) as before from designed_forms f where f.id = $1`

/** A link gets no variant that its form has not; one that the form has lost meanwhile holds nobody up. */
export const formLink: Guardian = async ({ query, id, values }) => {
  const variant = values?.['variant'] ?? null
  if (variant === null) return []
  const [form] = await query<{ variants: { code: string }[]; before: string | null }>(variantsOf, [values!['form'], id])
  const codes = form?.variants.map(({ code }) => code) ?? []
  if (variant === form?.before || codes.some((code) => code === variant)) return []
  const said =
    codes.length > 0 ? wrong('variant', 'noVariant', { codes: codes.join(', ') }) : wrong('variant', 'noVariants')
  return [said]
}

/** What is said of a link by who makes it. */
interface Wanted {
  recipient: string
  about: string | null
  email: string | null
  language: Locale | null
  hours: number | null
}

/** How many links may be mailed within a day to an address, by a person and by a house. */
const mostMails = { address: 10, person: 200, house: 2000 }

const sent = `
  select (count(*) filter (where address = $1))::int as address, (count(*) filter (where sender = $2))::int as person,
    (count(*) filter (where organisation_id = $3))::int as house
  from form_link_mails where (address = $1 or sender = $2 or organisation_id = $3) and mailed_at > $4`
const mailed = 'insert into form_link_mails (address, sender, organisation_id, mailed_at) values ($1, $2, $3, $4)'

const formOf = `
  select f.name as title, o.name as house, v.definition from form_links l join designed_forms f on f.id = l.form
  left join form_versions v on v.form = f.id and v.number = f.live
  join organisations o on o.id = l.organisation_id where l.id = $1`

const endOf = (at: string, { hours }: Pick<Wanted, 'hours'>): string =>
  new Date(Date.parse(at) + (hours ?? linkHours.usual) * hour * 1000).toISOString()

/** Why a link was not mailed. */
interface Unmailed {
  most: number
}

/** Counts a mail to an address, unless it, who sends it or their house has had as many as may be. */
const countMail = async (query: Query, by: Actor, email: string, at: string): Promise<Unmailed | null> => {
  const who = [email.toLowerCase(), by.userId, by.organisation.id]
  // Of those who mail at once one waits here for the other.
  for (const one of who) await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`links mailed ${one}`])
  const since = new Date(Date.parse(at) - day * 1000).toISOString()
  const [before] = await query<Record<keyof typeof mostMails, number>>(sent, [...who, since])
  const full = (['address', 'person', 'house'] as const).find((one) => before![one] >= mostMails[one])
  if (full) return { most: mostMails[full] }
  await query(mailed, [...who, at])
  return null
}

/**
 * Where a link leads from now on, while one that was made before leads nowhere: mailed to who it is for where they have an address,
 * and then nobody is shown it. What was typed is found by the same address alone.
 */
const issue = async (
  host: Host,
  by: Actor,
  id: string,
  wanted: Wanted,
  at: string,
): Promise<{ shown?: string } | Unmailed> => {
  const { store, config } = host
  const { email, recipient, about } = wanted
  const token = newToken()
  const query = queryAs(store, system)
  await query('select keep_form_link($1, $2, $3)', [id, hashOf(token), email?.toLowerCase() ?? null])
  const locale = supportedLocale(wanted.language)
  const link = `${config.publicUrl}${wanted.language ? `/${locale}` : ''}/quote-form#${token}`
  if (!email) return { shown: link }
  const unmailed = await countMail(query, by, email, at)
  if (unmailed) return unmailed
  const [form] = await query<{ title: string; house: string; definition: string | null }>(formOf, [id])
  const { title: name, house, definition } = form!
  const title = definition ? formTitleIn(name, await definitionWith(query, definition), locale) : name
  const mail = invitation(locale, { title, house, recipient, email, about, until: endOf(at, wanted), link })
  await keepMails({ query }, config, null, [mail], at)
  return {}
}

const performed = (issued: { shown?: string } | Unmailed): Performed =>
  'most' in issued ? { against: { isMailable: { most: issued.most } } } : issued

const generate: Performer<Host> = async ({ by, at, record, within }) => {
  const link = record! as unknown as Wanted & { id: string }
  const issued = performed(await within((host) => issue(host, by, link.id, link, at)))
  const changes = { status: 'OPEN', issuedAt: at, expiresAt: endOf(at, link), ...(link.email && { mailedAt: at }) }
  return { changes, ...issued }
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
      return performed(await issue(host, by, link.id, wanted, at))
    })

/** Puts down the links whose time is over, and forgets mails that count no more; answers how many links. */
export const formLinkTime = async ({ store, clock }: Host): Promise<number> => {
  const since = new Date(clock().getTime() - day * 1000).toISOString()
  await store.run(system, 'delete from form_link_mails where mailed_at <= $1', [since])
  const over = `update form_links set status = 'EXPIRED', revision = revision + 1, updated_at = $1
    where status = 'OPEN' and expires_at <= $1 returning id`
  return (await store.run(system, over, [clock().toISOString()])).length
}
