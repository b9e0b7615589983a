import {
  chainFrom,
  type Giver,
  lackedBy,
  objectionTo,
  type Standing,
  standingOf,
} from '../../../machines/kernel/giving.ts'
import { type Said, saidIn } from '../../../machines/fields/wording.ts'
import { locales } from '../../shared/locales.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { isRoot } from '../../../machines/kernel/grants.ts'
import { isGuessable } from '../accounts/strength.ts'
import { rightsRefused } from '../http/httpError.ts'
import type { Guardian, Guarded, Query } from '../performer.ts'
import { againstManaging, giverOf, isGivable, rolesSeen } from './rights/standing.ts'
import { wrong } from './wrong.ts'

export const listed = (ids: readonly string[]): string => `{${ids.join()}}`

export interface Given {
  code: string
  explanation: Said | null
  for_people: boolean
}

/** The permissions with these ids, and of these privileges. */
export const permissionsOf = (
  query: Query,
  permissions: readonly string[],
  privileges: readonly string[],
): Promise<Given[]> =>
  query(
    `select code, explanation, for_people from access_permissions where id = any($1::uuid[])
       or id in (select unnest(permissions) from privileges where id = any($2::uuid[])) order by code`,
    [listed(permissions), listed(privileges)],
  )

/** Permissions that a refusal names. */
const mostNamed = 5

/** What permissions are for, with their codes, in every language. */
export const namesOf = (all: readonly Given[]): Said =>
  Object.fromEntries(
    locales.map((locale) => {
      const named = all
        .slice(0, mostNamed)
        .map(({ code, explanation }) => (explanation ? `${code} (${saidIn(explanation, locale)})` : code))
      return [locale, [...named, ...(all.length > mostNamed ? [`… (+${all.length - mostNamed})`] : [])].join(', ')]
    }),
  )

export const lacked = (
  giver: Pick<Giver, 'permissions'>,
  path: string,
  now: readonly Given[],
  before: readonly Given[],
): FieldError[] => {
  const held = before.map(({ code }) => code)
  const missing = lackedBy(
    giver,
    now.map(({ code }) => code).filter((code) => !held.includes(code)),
  )
  const names = namesOf(now.filter(({ code }) => missing.includes(code)))
  return missing.length > 0 ? [wrong(path, 'notHeld', { names })] : []
}

const opened = async ({ query, by }: Guarded) => {
  const roles = new Map((await rolesSeen(query)).map((role) => [role.id, role]))
  return { roles, giver: await giverOf(query, by, roles) }
}

const mind = (giver: Giver, role: Standing): void => {
  const objection = objectionTo(giver, role)
  if (objection) throw rightsRefused(objection)
}

const rankOf = async (query: Query, level: unknown): Promise<number | null> => {
  if (typeof level !== 'string') return null
  const [row] = await query<{ rank: number }>('select rank from role_levels where id = $1', [level])
  return row?.rank ?? null
}

/** What a role stands below and has, and the roles of an account, are of its own organisation, whoever sees more. */
const elsewhere = (path: string, isElsewhere: boolean): FieldError[] => (isElsewhere ? [wrong(path, 'elsewhere')] : [])

const areElsewhere = async (query: Query, privileges: readonly string[], organisation: string): Promise<boolean> =>
  (
    await query('select 1 from privileges where id = any($1::uuid[]) and organisation_id <> $2 limit 1', [
      listed(privileges),
      organisation,
    ])
  ).length > 0

const accessRole: Guardian = async (guarded) => {
  const { query, by, id, values } = guarded
  const { roles, giver } = await opened(guarded)
  const old = id ? roles.get(id) : undefined
  if (id && !old) return []
  if (old) mind(giver, standingOf(roles, old))
  if (!values) return []
  const higher = (values['higher'] as string | null | undefined) ?? null
  const above = chainFrom(roles, higher)
  if (id && above.includes(id)) return [wrong('higher', 'circle')]
  const standing = { id: id ?? '', above, rank: await rankOf(query, values['level']) }
  const [permissions, privileges] = [values['permissions'] as string[], values['privileges'] as string[]]
  const before = old ? await permissionsOf(query, old.permissions, old.privileges) : []
  const organisation = old?.organisation_id ?? by.organisation.id
  return [
    ...elsewhere('higher', higher !== null && roles.get(higher)?.organisation_id !== organisation),
    ...elsewhere('privileges', await areElsewhere(query, privileges, organisation)),
    ...(objectionTo(giver, standing) ? [wrong('higher', 'notBelow')] : []),
    ...lacked(giver, 'privileges', await permissionsOf(query, [], privileges), before),
    ...lacked(giver, 'permissions', await permissionsOf(query, permissions, []), before),
  ]
}

const privilege: Guardian = async (guarded) => {
  const { query, id, values } = guarded
  const { roles, giver } = await opened(guarded)
  for (const role of roles.values()) if (id && role.privileges.includes(id)) mind(giver, standingOf(roles, role))
  if (!values) return []
  const before = id ? await permissionsOf(query, [], [id]) : []
  return lacked(giver, 'permissions', await permissionsOf(query, values['permissions'] as string[], []), before)
}

interface Account {
  organisation_id: string
  person: string
  roles: string[]
  partners: string[]
}

/** Of partners that are given to represent, those for whom the giver does not see themselves. */
const unrepresented = async ({ query, by }: Guarded, partners: readonly string[]): Promise<FieldError[]> => {
  if (partners.length === 0 || isRoot(by.permissions)) return []
  const { represents = [], below = [] } = by.seesFor ?? {}
  const rows = await query<{ name: string }>(
    `select branding_name as name from partners
     where id = any($1::uuid[]) and not app_partners_organisations(array[id]) <@ $2::uuid[] order by 1`,
    [listed(partners), listed([by.organisation.id, ...represents, ...below])],
  )
  const names = rows.map(({ name }) => name).join(', ')
  return names ? [wrong('partners', 'notRepresented', { names })] : []
}

/** Keeps a password beside the account of who is given it. */
const give = async (
  { query, id, at }: Guarded,
  values: Record<string, unknown>,
  { password, hash }: { password: string; hash: string },
): Promise<FieldError[]> => {
  if (await isGuessable(password, [String(values['full_name']), String(values['email'])]))
    return [wrong('password', 'passwordRule')]
  const [kept] = await query<{ is: boolean }>('select app_give_password($1, $2, $3) as is', [id, hash, at])
  if (!kept!.is) throw rightsRefused('guest')
  return []
}

/** Nobody changes their own account, nor that of who has a role that does not stand below theirs, and nobody gives one that does not. */
const userAccount: Guardian = async (guarded) => {
  const { query, by, id, values, secrets } = guarded
  const { roles, giver } = await opened(guarded)
  const [old] = await query<Account>(
    'select organisation_id, app_account_person(id) as person, to_jsonb(roles) as roles, to_jsonb(partners) as partners from user_accounts where id = $1',
    [id],
  )
  if (id && !old) return []
  const against = old ? againstManaging(by, giver, roles, old) : null
  if (against) throw rightsRefused(against)
  if (!values) return []
  const organisation = old?.organisation_id ?? by.organisation.id
  const given = values['roles'] as string[]
  const codes = async (ids: readonly string[]) => {
    const known = ids.flatMap((one) => roles.get(one) ?? [])
    return permissionsOf(
      query,
      known.flatMap(({ permissions }) => permissions),
      known.flatMap(({ privileges }) => privileges),
    )
  }
  const same =
    "select 1 from user_accounts where organisation_id = $1 and lower(email) = lower($2) and status <> 'CLOSED'"
  const isOpen = !id && (await query(same, [organisation, values['email']])).length > 0
  const represented = (values['partners'] as string[]).filter((one) => !old?.partners.includes(one))
  const found = [
    ...(isOpen ? [wrong('email', 'taken')] : []),
    ...elsewhere(
      'roles',
      given.some((role) => roles.get(role)?.organisation_id !== organisation),
    ),
    ...(given.every((role) => isGivable(giver, roles, role)) ? [] : [wrong('roles', 'notBelow')]),
    ...lacked(giver, 'roles', await codes(given), old ? await codes(old.roles) : []),
    ...(await unrepresented(guarded, represented)),
  ]
  const hash = secrets?.hashes['password']
  if (hash === undefined || found.length > 0) return found
  return give(guarded, values, { password: String(secrets!.values['password']), hash })
}

/** What the product asks for keeps its name and stays, and nothing else is called like it, in whatever letters. */
const accessPermission: Guardian = async ({ query, id, values }) => {
  const [old] = await query<{ code: string; asked: boolean }>(
    'select code, asked from access_permissions where id = $1',
    [id],
  )
  const code = values?.['code'] as string | undefined
  if (old?.asked && old.code !== code) throw rightsRefused('asked')
  if (code === undefined) return []
  const same = 'select 1 from access_permissions where lower(code) = lower($1) and id is distinct from $2::uuid'
  return (await query(same, [code, id])).length > 0 ? [wrong('code', 'taken')] : []
}

export const rights = {
  access_role: accessRole,
  privilege,
  access_permission: accessPermission,
  user_account: userAccount,
}
