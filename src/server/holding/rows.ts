import { randomUUID } from 'node:crypto'
import { granting, grants } from '../../../machines/kernel/grants.ts'
import { isId } from '../../../machines/fields/reference.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Holding } from '../../shared/area/rowFacts.ts'
import type { Holder, HoldingChange } from '../../shared/endpoints/answers/holding.ts'
import type { Host, Parties } from '../context.ts'
import { type Addressee, addresseeColumns, notify } from '../notify.ts'
import { holdingOfRow } from '../records/columns.ts'
import { inTheirHands } from '../records/hands.ts'
import { partiesOf, visible } from '../records/scope.ts'
import { canSignIn, rightsOf } from '../sessions/people.ts'
import type { Session } from '../sessions/types.ts'
import type { Caller, Store } from '../store/store.ts'

/** Whose turn a case is, and who has taken it. */
export interface HeldCase extends Holding {
  revision: number
  desk_id: string | null
  awaits: string[] | null
  hands: string[] | null
}

export const readHeld = async (store: Store, caller: Caller, area: Area, id: string): Promise<HeldCase | null> => {
  if (!isId(id)) return null
  const text = `select revision, desk_id, awaits, ${area.lifecycle?.handed ? '' : 'null as '}hands, ${holdingOfRow} from ${area.table} where id = $1 and ${visible(area, caller)}`
  const [row] = await store.run<HeldCase>(caller, text, [id], `held ${area.id} ${caller.kind}`)
  return row ?? null
}

/** Gives a case to somebody, or to nobody, as long as it stands where it was read and who was seen holds it; null otherwise. A colleague who is given it is told so. */
export const writeHolder = (
  host: Pick<Host, 'store' | 'config'>,
  { caller, user }: Session,
  area: Area,
  { id, to, seen }: HoldingChange,
  { revision, at, until, colleague }: { revision: number; at: string; until: string; colleague: Colleague | null },
): Promise<(Holding & { parties: Parties }) | null> => {
  const text = `
    update ${area.table} set held_by = $2::uuid, held_for = case when $2::uuid is not null then desk_id end,
      held_until = case when $2::uuid is not null then $3::timestamptz end
    where id = $1 and revision = $4 and (case when held_until > $5 then held_by end) is not distinct from $6::uuid and ${visible(area, caller)}
    returning ${holdingOfRow}, ${partiesOf(area)} as parties`
  return host.store.transaction(caller, async (sql) => {
    const [row] = await sql.query<Holding & { parties: Parties }>(text, [id, to, until, revision, at, seen])
    if (row && colleague) {
      const told = { kind: 'handedOver', id: randomUUID(), of: { area, id }, by: user.fullName, at } as const
      await notify(host, sql, [colleague], told)
    }
    return row ?? null
  })
}

export interface Colleague extends Holder, Addressee {}

/** Colleagues among whom is looked. */
const most = 500

/** Of the person's organisation, those whose turn one of the cases is that lie on its desk. */
export const colleaguesFor = async (
  store: Store,
  { caller }: Session,
  area: Area,
  ids: readonly string[],
): Promise<Colleague[]> => {
  const { detail } = area.permissions
  const rows = await store.run<Colleague & { permissions: string[] }>(
    caller,
    `select ${addresseeColumns}, u.full_name as name, permissions
     from memberships m join users u on u.id = m.user_id, ${rightsOf('m')} permissions
     where m.organisation_id = $1 and ${canSignIn}
       and exists (select from unnest(permissions) p where lower(p) = any($3::text[]))
       and exists (
         select from ${area.table} c where c.id = any($2::uuid[]) and c.desk_id = $1
           and (c.awaits || $4::text[]) && (select array_agg(lower(p)) from unnest(permissions) p)${inTheirHands(area, 'c', 'm')}
       )
     order by u.full_name collate human, u.id limit ${most}`,
    [caller.organisation, ids, granting(detail), granting([])],
  )
  return rows.flatMap(({ permissions, ...one }) => (grants(permissions, detail) ? [one] : []))
}
