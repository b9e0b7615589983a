import type { FastifyRequest } from 'fastify'
import { isId } from '../../../../machines/fields/reference.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import type { Answers } from '../../../shared/forms/definition.ts'
import { callerOf, type Host, type Quota } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { hashOf, isToken } from '../../linkToken.ts'
import type { Query } from '../../performer.ts'
import { hour, takeQuota } from '../../quota.ts'
import { networkOf } from '../../sessions/network.ts'
import { system } from '../../store/store.ts'
import type { Answered } from '../submissions.ts'
import { recordOf } from './records.ts'

/** A link that can be answered, with the live version of its form; a variant that the form does not have is none. */
export interface Linked extends Answered {
  link: string
  house: string
  houseName: string
  recipient: string
  about: string | null
  email: string | null
  language: string | null
  quotation: string | null
  claim: string | null
  variant: string | null
  until: string
  title: string
  typed: Record<string, unknown> | null
  draft_revision: number
  saved_at: string | null
  begun_at: string | null
  /** Of the record that it is about, by the names of fields. */
  known: Answers
  record: ReturnType<typeof recordOf>
}

const found = `
  select l.id as link, l.organisation_id as house, o.name as "houseName", l.recipient, l.about, l.email, l.language,
    l.quotation, l.claim, l.expires_at as until,
    case when f.variants @> jsonb_build_array(jsonb_build_object('code', l.variant)) then l.variant end as variant,
    f.name as title, v.id, v.form, v.definition, v.hash, s.typed, s.draft_revision, s.saved_at, s.begun_at
  from form_link_secrets s join form_links l on l.id = s.link join organisations o on o.id = l.organisation_id
  join designed_forms f on f.id = l.form and not f.binned
  join form_versions v on v.form = f.id and v.number = f.live
  where s.token_hash = $1 and l.status = 'OPEN' and l.expires_at > $2`

/** Calls of a network, which many people may share, and of a link, by which each pause in typing is kept. */
const quotas = {
  network: { kind: 'formLinks of a network', most: 10_000, seconds: hour },
  link: { kind: 'formLink', most: 2000, seconds: hour },
} satisfies Record<string, Quota>

/** The link by which a request comes, if it can be answered. @throws HttpError as of what is not there, whatever is wrong with it */
export const follow = async (
  host: Host,
  { ip, body: { token } }: FastifyRequest<{ Body: { token: string } }>,
): Promise<Linked> => {
  const { store, clock } = host
  await takeQuota(store, quotas.network, networkOf(ip), clock())
  const [linked] = await store.run<Linked>(system, found, [hashOf(token), clock().toISOString()], 'link to a form')
  if (!linked || !isToken(token)) throw notFound()
  await takeQuota(store, quotas.link, linked.link, clock())
  const record = recordOf(linked)
  const asked = record && (await record.asked(host, record.id))
  if (record && !asked) throw notFound()
  return { ...linked, ...asked?.version, known: asked?.known ?? {}, record }
}

export const actorOf = ({ link, recipient, house, houseName, record }: Linked): Actor => ({
  userId: link,
  name: recipient,
  roles: [],
  // Files are announced by who can enter the form that they belong to.
  permissions: ['form_management.detail', ...(record ? [record.permission] : [])],
  organisation: { id: house, kind: 'broker', name: houseName },
})
/** For whom files are kept and read. */
export const linkingOf = (linked: Linked) => ({ caller: callerOf(actorOf(linked)), link: linked.link })

const publishedOf = `
  select id, form, definition, hash from form_versions where id = $1 and form = $2 and status = 'PUBLISHED'`

/** Whose record keeps its version is answered by that alone; whoever began with another is not stopped by a newer one. */
const openedBy = async (query: Query, linked: Linked, version: string): Promise<Answered | undefined> => {
  const isOfRecord = linked.claim !== null && version !== linked.id
  const [row] = isOfRecord ? [] : await query<Answered>(publishedOf, [version, linked.form])
  return row
}

/** The version that answers came to. @throws HttpError where it is not asked by the link */
export const begunWith = async (query: Query, linked: Linked, version: string): Promise<Answered> => {
  const row = await openedBy(query, linked, version)
  if (!row) throw notFound()
  return row
}

/** What was typed goes on with the version that it was typed into, as far as it may. */
export const goneOnWith = async (query: Query, linked: Linked): Promise<Answered> => {
  const version = linked.typed?.['version']
  return (typeof version === 'string' && isId(version) && (await openedBy(query, linked, version))) || linked
}
