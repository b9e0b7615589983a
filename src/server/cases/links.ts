import { createHmac } from 'node:crypto'
import { hindrances } from '../../../machines/kernel/explain.ts'
import type { CaseRecord, Inquiry, InquiryAnswer, Json } from '../../../machines/kernel/types.ts'
import type { Shown, ShownLink } from '../../../machines/kit/effects.ts'
import { namingFields } from '../../shared/area/names.ts'
import { currencyOf } from '../../shared/format/money.ts'
import type { Host } from '../context.ts'
import { type KeptRecord, recordColumns, recordOf } from '../records/caseRecord.ts'
import { selected } from '../records/columns.ts'
import { type Sql, system } from '../store/store.ts'
import { hashOf, isToken } from '../linkToken.ts'
import { placeOf } from './place.ts'
import type { Place } from './types.ts'

/** That of a link which is shown to who asks for it: each try of the same shows the same, and nobody else can make it. */
const tokenShown = (secret: string, { area, id, userId, key, at }: Request): string =>
  createHmac('sha256', secret).update(`link ${area} ${id} ${userId} ${key} ${at}`).digest('base64url')

/** That of a link to a page of its own: as often as it is mailed for what was asked then, it is the same. */
export const tokenAsked = (
  secret: string,
  { area, case_id, inquiry, asked_at }: Pick<Mailed, 'area' | 'case_id' | 'inquiry' | 'asked_at'>,
): string => createHmac('sha256', secret).update(`page ${area} ${case_id} ${inquiry} ${asked_at}`).digest('base64url')

/** What a shown link was asked for with. */
interface Request {
  area: string
  id: string
  userId: string
  key: string
  /** When it was made. */
  at: string
}

/** What a link is mailed for. */
interface Mailed {
  area: string
  case_id: string
  inquiry: string
  asked_at: string
  shows: readonly Shown[]
  /** An instant; by default so many days after it is mailed. */
  until?: string
}

/** Days after which a link is over, however long is left for what it asks. */
const longest = 30

/** One for the same inquiry shows what the first has shown: a later letter does not know why it was made. */
const kept = `
  insert into case_links (token_hash, area, case_id, inquiry, asked_at, expires_at, shows)
  values ($1, $2, $3, $4, $5::timestamptz, coalesce($8::timestamptz, $6::timestamptz + interval '${longest} days'), coalesce((
    select shows from case_links where area = $2 and case_id = $3 and inquiry = $4 and asked_at = $5::timestamptz limit 1
  ), $7::jsonb)) on conflict (token_hash) do nothing`

const linkOf =
  'select area, case_id, inquiry, asked_at, shows from case_links where token_hash = $1 and expires_at > $2'

/** Keeps a link with the letter that brings it, or with the move that is answered by it. */
export const keepLink = async (sql: Sql, made: string, mailed: Mailed, at: string): Promise<void> => {
  const { area, case_id, inquiry, asked_at, shows, until = null } = mailed
  await sql.query(kept, [hashOf(made), area, case_id, inquiry, asked_at, at, JSON.stringify(shows), until])
}

const addressOf = ({ config }: Pick<Host, 'config'>, made: string): string => `${config.publicUrl}/answer#${made}`

/**
 * Keeps a link that a move shows to who asks for it, and answers where it leads. It stands with the move alone, which says since when
 * it is asked: kept before, it leads nowhere where the move is not written.
 */
export const keepShown = async (host: Host, request: Request, shown: ShownLink): Promise<string> => {
  const { area, id: case_id, at } = request
  const { inquiry, askedAt: asked_at, until, shows } = shown
  const made = tokenShown(host.secret, request)
  const sql: Sql = { query: (text, values) => host.store.run(system, text, values) }
  await keepLink(sql, made, { area, case_id, inquiry, asked_at, shows, until }, at)
  return addressOf(host, made)
}

/** The same as it was answered to the first try; null where none was, or it is over. */
export const shownBefore = async (host: Host, request: Request): Promise<string | null> => {
  const made = tokenShown(host.secret, request)
  const [link] = await host.store.run(system, linkOf, [hashOf(made), host.clock().toISOString()], 'link')
  return link ? addressOf(host, made) : null
}

/** Where somebody stands who has followed a link. */
export interface Linked {
  place: Place
  id: string
  /** By its name. */
  name: string
  inquiry: Inquiry
  askedAt: string
  /** The answers that the case would take, by their names. */
  offered: readonly [string, InquiryAnswer][]
  shows: readonly Shown[]
  /** Until when an answer is due. */
  until: string
  /** As the record is called beside its title. */
  customer: string
  /** What the record tells of itself. */
  facts: Record<string, Json>
  currency: string | undefined
}

/** Whether what is asked by the link still waits for an answer. */
export const stands = (
  { inquiry, askedAt }: Pick<Linked, 'inquiry' | 'askedAt'>,
  { snapshot }: CaseRecord,
): boolean => {
  const at = inquiry.askedAt(snapshot.context)
  return at !== null && Date.parse(at) === Date.parse(askedAt)
}

const nowhere = '00000000-0000-0000-0000-000000000000'

/** The case that a link is about, as far as the link stands; for any other, null, after as much work. */
const followed = async (host: Host, sought: string) => {
  const { store, areas, clock } = host
  const [link] = await store.run<Mailed>(system, linkOf, [hashOf(sought), clock().toISOString()], 'link')
  const area = areas.find(({ id, lifecycle }) => (link ? id === link.area : lifecycle))!
  const place = placeOf(host, area.id)
  const [row] = await store.run<KeptRecord & Record<string, unknown>>(
    system,
    `select ${selected([...new Set([...namingFields(area), ...(area.number ? [area.number] : [])])])}, ${recordColumns} from ${area.table} where id = $1`,
    [link?.case_id ?? nowhere],
    `linked ${area.id}`,
  )
  if (!link || !row || !isToken(sought)) return null
  const { case_id: id, inquiry: name, asked_at: askedAt, shows } = link
  const record = recordOf(place.lifecycle, row)
  const inquiry = place.lifecycle.inquiries![name]!
  if (!stands({ inquiry, askedAt }, record)) return null
  return { place, id, name, inquiry, askedAt, shows, record, row }
}

/** A case for the page of its own to which a link leads, however it stands; null for any link that leads to another, or nowhere. */
export const findPage = async (host: Host, page: string, sought: string) => {
  const found = await followed(host, sought)
  return found?.inquiry.page === page ? found : null
}

/**
 * What a link leads to that still stands: until its time is over, its request is answered or taken back, or another is made. For
 * any other, null.
 */
export const findLink = async (host: Host, sought: string): Promise<Linked | null> => {
  const found = await followed(host, sought)
  if (!found) return null
  const { place, id, name, inquiry, askedAt, shows, record, row } = found
  const { area } = place
  const now = host.clock()
  const offered = Object.entries(inquiry.answers).filter(([, { asks, sends }]) => {
    const event = { ...(asks ?? { type: sends }), by: inquiry.of, at: now.toISOString() }
    return hindrances(place.lifecycle, record, event).length === 0
  })
  if (offered.length === 0) return null
  const until = inquiry.until?.(record.snapshot.context) ?? record.snapshot.deadlines[0]!.at
  const customer = String(row[area.subtitle ?? area.title])
  return {
    place,
    id,
    name,
    inquiry,
    askedAt,
    offered,
    shows,
    until,
    customer,
    facts: place.lifecycle.facts(record.snapshot.context),
    currency: currencyOf(row),
  }
}

/** Takes away links whose time is over; answers how many. */
export const dropLinks = async ({ store, clock }: Pick<Host, 'store' | 'clock'>): Promise<number> => {
  const dropped = 'delete from case_links where expires_at <= $1 returning token_hash'
  return (await store.run(system, dropped, [clock().toISOString()])).length
}
