import { faker } from '@faker-js/faker/locale/id_ID'
import type { Actor } from '../../../machines/kernel/types.ts'
import { accounts, demoPassword } from './accounts.ts'
import type { Row } from './insertRows.ts'
import { logoOf } from './logos.ts'
import { type Organisation, organisations } from './organisations.ts'
import { fullName, mailName } from './person.ts'
import type { Role } from './roles.ts'
import { hashPassword } from '../sessions/passwords.ts'

export type Member = Organisation & { id: string }

/** The organisations of one case, by their part in it. */
export type Parties = Record<'broker' | 'insurer' | 'bank' | 'partner', Member>

/** Who works in an organisation of each kind besides those with an account: three of each role. */
const staffRoles = {
  broker: ['brokerAssessor', 'brokerUnderwriter', 'brokerFinance', 'brokerApprover'],
  insurer: ['insurerUnderwriter'],
  bank: ['bankOfficer'],
  partner: ['partnerOfficer'],
} as const satisfies Partial<Record<Organisation['kind'], readonly Role[]>>

export type StaffRole = (typeof staffRoles)[keyof typeof staffRoles][number]

const staffOf: Partial<Record<Organisation['kind'], readonly StaffRole[]>> = staffRoles

/** A role that somebody has in an organisation. */
export interface Held {
  user_id: string
  organisation_id: string
  role: Role
}

export interface People {
  organisations: Row[]
  users: Row[]
  passwords: Row[]
  memberships: Row[]
  held: Held[]
  members: Member[]
  /** The staff with a role, by organisation id; throws where there is none. */
  staff(organisation: string, role: StaffRole): readonly Actor[]
}

/** The demo's organisations and everybody in them; only those with an account have a password. */
export const makePeople = async (at: Date, roles: Record<Role, readonly string[]>): Promise<People> => {
  const actorOf = ({ id, name, kind }: Member, role: Role, userId: string, fullNamed: string): Actor => ({
    userId,
    name: fullNamed,
    roles: [role],
    permissions: [...roles[role]],
    organisation: { id, kind, name },
  })
  const members = organisations.map((organisation) => ({ ...organisation, id: faker.string.uuid() }))
  const idOf = (code: string) => members.find((member) => member.code === code)!.id
  const hashes = await Promise.all(accounts.map(() => hashPassword(demoPassword)))
  const people: Omit<People, 'staff'> = {
    organisations: members.map((member) => ({
      id: member.id,
      code: member.code,
      name: member.name,
      kind: member.kind,
      colour: member.colour,
      logo: logoOf(member.id),
      industry: member.industry,
      created_at: at,
      updated_at: at,
      managed_by: idOf(member.kind === 'partner' ? 'NUSA' : 'CVG'),
    })),
    users: [],
    passwords: [],
    memberships: [],
    held: [],
    members,
  }
  const hold = (user_id: string, organisation_id: string, role: Role): void => {
    people.memberships.push({ user_id, organisation_id })
    people.held.push({ user_id, organisation_id, role })
  }
  const join = (
    email: string,
    full_name: string,
    locale: string,
    hash: string | null,
    activated_at: Date | null = at,
  ): string => {
    const id = faker.string.uuid()
    people.users.push({
      id,
      email,
      full_name,
      locale,
      created_at: at,
      activated_at,
      toured: activated_at !== null,
    })
    if (hash) people.passwords.push({ user_id: id, hash })
    return id
  }

  accounts.forEach(({ email, fullName: name, locale, isNew, memberships }, index) => {
    const id = join(email, name, locale, hashes[index]!, isNew ? null : at)
    for (const { organisation, role } of memberships) hold(id, idOf(organisation), role)
  })

  const staff = new Map<string, Actor[]>()
  for (const member of members)
    for (const role of staffOf[member.kind] ?? [])
      staff.set(
        member.id + role,
        [1, 2, 3].map(() => {
          const name = fullName(faker.helpers.arrayElement(['female', 'male']))
          const id = join(`${mailName(name)}.${people.users.length}@${member.domain}`, name, 'id', null)
          hold(id, member.id, role)
          return actorOf(member, role, id, name)
        }),
      )
  return {
    ...people,
    staff: (organisation, role) => {
      const found = staff.get(organisation + role)
      if (!found) throw new Error(`The demo has nobody who is ${role} in the organisation ${organisation}`)
      return found
    },
  }
}
