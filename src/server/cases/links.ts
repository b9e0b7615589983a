import { createHash, randomBytes } from 'node:crypto'
import type { CaseRecord, Deadline } from '../../../machines/kernel/types.ts'
import type { Shown } from '../../../machines/kit/effects.ts'
import { namingFields } from '../../shared/area/names.ts'
import { currencyOf } from '../../shared/format/money.ts'
import type { Host } from '../context.ts'
import { type KeptRecord, recordColumns, recordOf } from '../records/caseRecord.ts'
import { selected } from '../records/columns.ts'
import { type Sql, system } from '../store/store.ts'
import { placeOf } from './place.ts'
import type { Place } from './types.ts'

/** 192 bits, which nobody can guess. */
const bytes = 24
const token = /^[\w-]{32}$/

export const newToken = (): string => randomBytes(bytes).toString('base64url')

/** What we keep of a token. */
const hashOf = (one: string): string => createHash('sha256').update(one).digest('base64url')

/** What a link is mailed for. */
interface Mailed {
  area: string
  case_id: string
  limits: Deadline[]
  shows: readonly Shown[]
}

/** One for the same request shows what the first has shown: a later letter does not know why it was made. */
const kept = `
  insert into case_links (token_hash, area, case_id, limits, expires_at, shows)
  values ($1, $2, $3, $4::jsonb, $5::timestamptz, coalesce((
    select shows from case_links where area = $2 and case_id = $3 and limits = $4::jsonb limit 1
  ), $6::jsonb))`

/** Keeps a link with the letter that brings it. */
export const keepLink = async (sql: Sql, made: string, { area, case_id, limits, shows }: Mailed): Promise<void> => {
  const values = [hashOf(made), area, case_id, JSON.stringify(limits), limits[0]!.at, JSON.stringify(shows)]
  await sql.query(kept, values)
}

/** Where the customer stands who has followed a link. */
export interface Linked {
  place: Place
  id: string
  record: CaseRecord
  shows: readonly Shown[]
  /** Until when an answer is due. */
  until: string
  /** As the record is called beside its title. */
  customer: string
  currency: string | undefined
}

const found = 'select area, case_id, limits, shows from case_links where token_hash = $1 and expires_at > $2'

const nowhere = '00000000-0000-0000-0000-000000000000'

/**
 * What a link leads to that still stands: until its time is over, its request is answered or taken back, or another is made. For
 * any other, null, after as much work.
 */
export const findLink = async (host: Host, sought: string): Promise<Linked | null> => {
  const { store, areas, clock } = host
  const [link] = await store.run<Mailed>(system, found, [hashOf(sought), clock().toISOString()], 'link')
  const area = areas.find(({ id, lifecycle }) => (link ? id === link.area : lifecycle))!
  const place = placeOf(host, area.id)
  const [row] = await store.run<KeptRecord & Record<string, unknown>>(
    system,
    `select ${selected(namingFields(area))}, ${recordColumns} from ${area.table}
     where id = $1 and snapshot -> 'deadlines' = $2::jsonb`,
    [link?.case_id ?? nowhere, JSON.stringify(link?.limits ?? [])],
    `linked ${area.id}`,
  )
  if (!link || !row || !token.test(sought)) return null
  const { case_id: id, limits, shows } = link
  const record = recordOf(place.lifecycle, row)
  const customer = String(row[area.subtitle ?? area.title])
  return { place, id, record, shows, until: limits[0]!.at, customer, currency: currencyOf(row) }
}

/** Takes away links whose time is over; answers how many. */
export const dropLinks = async ({ store, clock }: Pick<Host, 'store' | 'clock'>): Promise<number> => {
  const dropped = 'delete from case_links where expires_at <= $1 returning token_hash'
  return (await store.run(system, dropped, [clock().toISOString()])).length
}
