import { randomUUID } from 'node:crypto'
import { samples } from '../../../machines/account/account.trial.ts'
import { chief, clerk, partner } from '../../machines/account/roles.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import { asOwner } from '../support/people.ts'
import type { Insert } from './types.ts'

const roles = [clerk, chief, ...samples.flatMap((sample) => sample['roles'] as string[])]

/** Whoever works in the organisation stands above the roles of the account, one above the other. */
const above = `
  with ordered as (
    select id, lag(id) over (order by created_at, code) as higher from access_roles where organisation_id = $1 and code like 'operator%'
  ) update access_roles r set higher = ordered.higher from ordered where r.id = ordered.id and r.higher is distinct from ordered.higher`

const below = `
  insert into access_roles (id, created_at, updated_at, organisation_id, code, name, higher)
  select id::uuid, now(), now(), $1, 'of-account-' || right(id, 4), 'Clerk', (
    select id from access_roles o where organisation_id = $1 and code like 'operator%' order by created_at desc, code desc limit 1
  ) from unnest($2::text[]) id on conflict (id) do update set higher = excluded.higher`

/** Of the broker, with an address of its own and roles that stand below everybody's there. */
export const insert: Insert = async (host, { broker }, by, record) => {
  await asOwner(host.store, above, [broker])
  await asOwner(host.store, below, [broker, `{${[...new Set(roles)].join()}}`])
  const own = { organisation_id: broker }
  await addNeeded(host.store, 'role_sections', clerk)
  await addNeeded(host.store, 'partners', partner, own)
  await addNeeded(host.store, 'partner_stores', chief, { ...own, partner })
  await addNeeded(host.store, 'user_accounts', clerk, { ...own, represents: 'true' })
  const fields = { ...own, email: `${randomUUID()}@account.test` }
  return insertRow(host, 'user_account', by, withContext(record, { organisation: broker }), fields)
}
