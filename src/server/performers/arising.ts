import { randomUUID } from 'node:crypto'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { beginCase } from '../cases/begin.ts'
import type { Arising, Companion, Host } from '../context.ts'
import { callerOf } from '../context.ts'
import { queryAs } from '../performer.ts'
import { createRecord } from '../records/save.ts'
import { type Given, lacked, permissionsOf } from './rights.ts'
import { rolesInOrder, templateRoles, type TemplateRole } from './templateRoles.ts'
import { wrong } from './wrong.ts'

/** What is wrong, by the fields of the record from which it arises; what it has no field for is said of the one that is named. */
const asIn = (fields: readonly FieldError[], names: Readonly<Record<string, string>>, otherwise: string) =>
  fields.map((one) => ({ ...one, path: names[one.path] ?? otherwise }))

const areaOf = ({ areas }: Host, id: string) => areas.find((area) => area.id === id)!

/** What whoever makes an organisation must hold to give it people, beside what its roles come to. */
const founding = ['role.create', 'user.create']
const foundingText = 'select code, explanation, for_people from access_permissions where code = any($1::text[])'

/** Makes the roles of a template, each after the one above it, and answers the ids of those above which none stands. */
const makeRoles = async (host: Host, by: Actor, roles: readonly TemplateRole[]): Promise<string[]> => {
  const made = new Map<string, string>()
  for (const { code, name, higher, level, permissions } of roles) {
    const above = higher === null ? null : made.get(higher)!
    const own = { description: null, section: null, privileges: [] }
    const input = { ...own, code, name, higher: above, level, permissions }
    const saved = await createRecord(host, by, areaOf(host, 'access_role'), input)
    if (saved.__typename !== 'Saved')
      throw new Error(`The role ${code} cannot be made: ${JSON.stringify(saved.fields)}`)
    made.set(code, saved.id)
  }
  return roles.flatMap(({ code, higher }) => (higher === null ? made.get(code)! : []))
}

/**
 * With an organisation arise its roles, by its template, and the account of its first admin, who is invited. All of it is what its maker
 * holds; that nobody of the organisation stands above these roles yet, and nobody has an account, is why no guardian judges them.
 */
const organisation: Companion = {
  after: async ({ host, by, id, values }) => {
    const template = String(values['roleTemplate'])
    const query = queryAs(host.store, callerOf(by))
    const roles = rolesInOrder(await templateRoles(query, template))
    if (!roles) return [wrong('roleTemplate', 'templateBroken')]
    const founds = await query<Given>(foundingText, [`{${founding.join()}}`])
    const given = await permissionsOf(
      query,
      roles.flatMap(({ permissions }) => permissions),
      [],
    )
    const unheld = lacked(by, 'roleTemplate', [...founds, ...given.filter(({ code }) => !founding.includes(code))], [])
    if (unheld.length > 0) return unheld
    const { access_role: _roles, user_account: _accounts, ...guardians } = host.guardians
    const within = { ...host, guardians }
    const { seesFor: _sees, ...maker } = by
    const there = { id, kind: String(values['kind']), name: String(values['name']) }
    const founder: Actor = { ...maker, organisation: there }
    const first = await makeRoles(within, founder, roles)
    const person = { full_name: values['picName'], email: values['picEmail'], phone: values['picPhone'], roles: first }
    const begun = await beginCase(
      within,
      { area: 'user_account', input: person, key: randomUUID(), of: 'organisation' },
      founder,
    )
    if (begun.__typename === 'Begun') return []
    const names = { full_name: 'picName', email: 'picEmail', phone: 'picPhone' }
    const wrongs = asIn(begun.fields, names, 'roleTemplate')
    return wrongs.length > 0 ? wrongs : [wrong('picEmail', 'notInvited')]
  },
}

/** With a party of a broker arises its organisation, of this kind, under its code and name. */
const party = (kind: 'partner' | 'insurer'): Companion => ({
  before: async ({ host, by, values }: Arising) => {
    const { code, brandingName: name, colour, roleTemplate, picName, picPhone, picEmail } = values
    const own = { industry: null, logoSmall: null }
    const input = { ...own, kind, code, name, colour, roleTemplate, picName, picPhone, picEmail }
    const saved = await createRecord(host, by, areaOf(host, 'organisation'), input)
    if (saved.__typename === 'Saved') return { values: { organisation: saved.id } }
    const names = Object.fromEntries(Object.keys(values).map((field) => [field, field]))
    return { wrong: asIn(saved.fields, { ...names, name: 'brandingName' }, 'roleTemplate') }
  },
})

export const arising = { organisation, partner: party('partner'), insurer: party('insurer') }
