import { granting } from '../../../machines/kernel/grants.ts'
import type { CaseMails, OrganisationChoice, ProductCategory, User } from '../../../machines/session/session.types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { type Acting, actingOf, type ActingRow, partOf, type Sight } from './acting.ts'
import type { Session } from './types.ts'

/** A person as a member of one organisation. */
export interface PersonRow {
  user_id: string
  full_name: string
  email: string
  phone: string | null
  picture: string | null
  locale: string
  time_zone: string | null
  case_mails: CaseMails
  toured: boolean
  roles: string[]
  sections: string[]
  permissions: string[]
  organisation: {
    id: string
    code: string
    name: string
    kind: OrganisationKind
    logo: string | null
    colour: string
    industry: string | null
  }
  sells: ProductCategory[]
  organisations: OrganisationChoice[]
  represents: string[]
  below: string[]
  /** Whose session it is, where that is somebody else. */
  seen_by: { id: string; organisation: string; name: string; until: string } | null
  /** For whom they act. */
  acting: (Partial<ActingRow> & { until: string }) | null
}

/** Organisations of the user `u`, by name. */
export const organisationsOfUser = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'name', o.name, 'kind', o.kind, 'logo', o.logo) order by o.name collate human), '[]')
  from memberships m join organisations o on o.id = m.organisation_id where m.user_id = u.id
) as organisations`

/** The organisations that stand below the organisation `org`, however deep. */
const below = `array(
  with recursive below as (
    select id from organisations where parent_id = org.id
    union select o.id from organisations o join below on o.parent_id = below.id
  ) select id from below order by id
) as below`

/** What a row of `memberships` may do, as SQL of a `text[]`. */
export const rightsOf = (member: string): string => `app_rights(${member}.user_id, ${member}.organisation_id)`

/** What members may do, for whom they see, and what their organisation sells, of `personTables`. */
export const sightColumns = `${rightsOf('member')} as permissions, member.represents, ${below}, app_sold(org.id) as sells`

/** Columns of a `PersonRow`, of `personTables`. */
export const personColumns = `
  u.id as user_id, u.full_name, u.email, u.phone, u.picture, u.locale, u.time_zone, u.case_mails, u.toured,
  app_roles(member.user_id, member.organisation_id) as roles,
  app_sections(member.user_id, member.organisation_id) as sections,
  jsonb_build_object(
    'id', org.id, 'code', org.code, 'name', org.name, 'kind', org.kind, 'logo', org.logo, 'colour', org.colour,
    'industry', org.industry
  ) as organisation,
  ${organisationsOfUser}, ${sightColumns}`

/** People as members of organisations. */
export const personTables = `users u
  join memberships member on member.user_id = u.id
  join organisations org on org.id = member.organisation_id`

/** Whether the user `u` has an account that is in use. */
export const canSignIn = 'u.locked_at is null and u.activated_at is not null'

const grantsAll = (member: string) =>
  `exists (select from unnest(${rightsOf(member)}) one where lower(one) = any('{${granting([]).join(',')}}'))`

/** Whether a super admin may see the product as the member of `personTables`. */
export const mayBeSeen = (
  owner: string,
  organisation: string,
) => `${canSignIn} and not ${grantsAll('member')} and exists (
  select from users own join memberships held on held.user_id = own.id
  where own.id = ${owner} and held.organisation_id = ${organisation} and own.locked_at is null and ${grantsAll('held')})`

/** Whether the session `s` shows the product as the member of `personTables`. */
export const shownTo = `u.id = coalesce(s.as_user, s.user_id) and org.id = coalesce(s.as_organisation, s.organisation_id)
  and (s.as_user is null or ${mayBeSeen('s.user_id', 's.organisation_id')})`

/** Whose the session `s` is, where it shows the product as somebody else. */
export const seenByColumn = `(
  select jsonb_build_object('id', own.id, 'organisation', s.organisation_id, 'name', own.full_name, 'until', s.ends_by)
  from users own where s.as_user is not null and own.id = s.user_id
) as seen_by`

/** Where the picture with a key is served: a path of ours that nobody can guess. */
export const pictureOf = (key: string): string => `/api/pictures/${key}`

const userOf = (row: PersonRow): User => {
  const { colour, ...organisation } = row.organisation
  return {
    id: row.user_id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    profileImage: row.picture && pictureOf(row.picture),
    locale: row.locale,
    timeZone: row.time_zone,
    caseMails: row.case_mails,
    toured: row.toured,
    role: row.roles[0] ?? '',
    roles: row.roles,
    sections: row.sections,
    permissions: row.permissions,
    organization: { ...organisation, colorTheme: { primary: colour }, productCategories: row.sells },
    organizations: row.organisations,
    ...(row.seen_by && { seenBy: { name: row.seen_by.name, until: new Date(row.seen_by.until).toISOString() } }),
  }
}

/** What somebody sees who acts for another, and nothing where they may not any more. */
const nothing: Sight = { permissions: [], represents: [] }

/** The sight in which a session of an organisation works: its person's, unless they act for another. */
export const sightIn = (
  person: string,
  organisation: string,
  { acting, permissions, represents }: Pick<PersonRow, 'acting' | keyof Sight>,
): { acts: Acting | null; sight: Sight } => {
  const own = { permissions, represents }
  const acts = acting && actingOf(person, own, acting)
  const sight = acts ?? (acting ? nothing : own)
  const before = [...represents, ...(acting?.represents ?? [])]
  return {
    acts,
    sight: { permissions: sight.permissions, represents: partOf(sight.represents, before, organisation) },
  }
}

export const sessionOf = (id: string, row: PersonRow): Session => {
  const { id: organisation, kind, name } = row.organisation
  const { below: under, sells, user_id: userId } = row
  const { acts, sight } = sightIn(userId, organisation, row)
  const { permissions, represents } = sight
  const roles = acts?.roles ?? row.roles
  const seesFor = { represents, below: under }
  return {
    id,
    user: {
      ...userOf({ ...row, roles, permissions }),
      ...(acts && { actsFor: { id: acts.id, name: acts.name, until: acts.until } }),
    },
    owner: { userId: row.seen_by?.id ?? userId, organisationId: row.seen_by?.organisation ?? organisation },
    readsAlone: row.seen_by !== null,
    ...(acts && { acting: acts }),
    caller: { organisation, person: userId, kind, permissions, sells, ...seesFor },
    actor: {
      userId,
      name: row.full_name,
      roles,
      sections: row.sections,
      permissions,
      organisation: { id: organisation, kind, name },
      ...(acts && { actsFor: { userId: acts.id, name: acts.name } }),
      seesFor,
    },
  }
}
