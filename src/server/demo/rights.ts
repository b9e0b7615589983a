import { faker } from '@faker-js/faker/locale/id_ID'
import type { Sql } from '../store/store.ts'
import type { MemberRole } from './chronicle.ts'
import { insertRows, type Row } from './insertRows.ts'
import type { Held } from './people.ts'
import type { Role } from './roles.ts'

/** On which level and in which section of the demo somebody with a role stands, by how the role is called. */
const places: [role: RegExp, level: string, section: string | null][] = [
  [/^superAdmin$/, 'DIR', null],
  [/^admin$|Manager$|^partner$/, 'MGR', 'OPS'],
  [/Underwriter$/, 'SPV', 'UW'],
  [/Finance$/, 'SPV', 'FIN'],
  [/Approver$/, 'HEAD', 'FIN'],
  [/Officer$|Assessor$/, 'OFC', 'SLS'],
  [/^viewer$/, 'STF', null],
]

const isChief = (role: Role): boolean => places[1]![0].test(role)

/** `brokerManager` as people call it. */
const called = (role: Role): string => {
  const words = role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const idsOf = async (sql: Sql, table: string, codes: readonly string[]): Promise<Map<string, string>> => {
  const text = `select id, code from ${table} where code = any($1::text[])`
  const rows = await sql.query<{ id: string; code: string }>(text, [`{${codes.join()}}`])
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Writes the roles that people hold in each organisation, what all of them may do as a privilege, and who holds which. */
export const writeRights = async (
  sql: Sql,
  held: readonly Held[],
  roles: Record<Role, readonly string[]>,
  at: Date,
): Promise<MemberRole[]> => {
  const permissions = await idsOf(sql, 'access_permissions', [...new Set(Object.values(roles).flat())])
  const levels = await idsOf(
    sql,
    'role_levels',
    places.map(([, level]) => level),
  )
  const sections = await idsOf(
    sql,
    'role_sections',
    places.flatMap(([, , section]) => section ?? []),
  )
  const privileges: Row[] = []
  const made: Row[] = []
  const idOf = new Map<string, string>()
  for (const organisation_id of new Set(held.map((one) => one.organisation_id))) {
    const own = [...new Set(held.filter((one) => one.organisation_id === organisation_id).map(({ role }) => role))]
    const row = () => ({ id: faker.string.uuid(), created_at: at, updated_at: at, organisation_id })
    const plain = own.filter((role) => role !== 'superAdmin')
    const shared = roles[plain[0]!]?.filter((one) => plain.every((role) => roles[role].includes(one))) ?? []
    const privilege = {
      ...row(),
      code: 'BASIC',
      name: 'Basic access',
      permissions: shared.map((one) => permissions.get(one)!),
    }
    if (shared.length > 0) privileges.push(privilege)
    const chief = own.find(isChief)
    for (const role of [...own].toSorted((one, other) => Number(isChief(other)) - Number(isChief(one)))) {
      const [, level, section] = places.find(([pattern]) => pattern.test(role))!
      const isBasic = shared.length > 0 && role !== 'superAdmin'
      const one = {
        ...row(),
        code: role,
        name: called(role),
        higher: chief && chief !== role && role !== 'superAdmin' ? idOf.get(`${organisation_id} ${chief}`)! : null,
        level: levels.get(level)!,
        section: section && sections.get(section)!,
        privileges: isBasic ? [privilege.id] : [],
        permissions: roles[role]
          .filter((code) => !isBasic || !shared.includes(code))
          .map((code) => permissions.get(code)!),
      }
      made.push(one)
      idOf.set(`${organisation_id} ${role}`, one.id)
    }
  }
  await insertRows(sql, 'privileges', privileges)
  await insertRows(sql, 'access_roles', made)
  const given = held.map(({ user_id, organisation_id, role }) => ({
    user_id,
    organisation_id,
    role_id: idOf.get(`${organisation_id} ${role}`)!,
  }))
  await insertRows(sql, 'member_roles', given)
  return given
}
