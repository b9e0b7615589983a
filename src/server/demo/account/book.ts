import { invitee, systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type MemberRole, type Past, send } from '../chronicle.ts'
import { fullName, mailName } from '../person.ts'

/** Besides who works in an organisation: who has not answered yet, who is on leave, who has left. */
const newcomers = ['invited', 'locked', 'closed'] as const

const permissions = ['create', 'toggleLock', 'delete'].map((action) => `user.${action}`)

/** When an office was open, at that time or before. */
const instant = (time: number): string => new Date(layOut([0], [0], time)[0]!).toISOString()

/** Whoever works in an organisation of the demo has accepted its invitation, and some more have an account there. */
export const book = ({ lifecycle, people, memberRoles, now }: Past): Book => {
  const maker = (organisation: string): Actor => {
    const { id, kind, name } = people.members.find((member) => member.id === organisation)!
    return { ...systemActor, permissions, organisation: { id, kind, name } }
  }

  const invited = ({ organisation_id, role_id }: MemberRole, full_name: string, email: string, asked: number): Life => {
    const stamp = { by: maker(organisation_id), at: instant(asked) }
    return begun(lifecycle, { full_name, email, roles: [role_id] }, stamp, { organisation_id })
  }

  const accepted = (one: MemberRole, full_name: string, email: string, asked: number): Life => {
    const life = invited(one, full_name, email, asked)
    send(life, { type: 'invitation.accepted', full_name, by: invitee, at: instant(asked + hours(20)) })
    return life
  }

  const member = (one: MemberRole, index: number): Life => {
    const { full_name, email } = people.users.find(({ id }) => id === one.user_id)!
    return accepted(one, String(full_name), String(email), now - days(200) + hours(index))
  }

  const newcomer = (one: MemberRole, way: (typeof newcomers)[number]): Life => {
    const { domain } = people.members.find(({ id }) => id === one.organisation_id)!
    const name = fullName(way === 'locked' ? 'male' : 'female')
    const [email, by] = [`${mailName(name)}.${way}@${domain}`, maker(one.organisation_id)]
    if (way === 'invited') return invited(one, name, email, now - hours(50))
    const life = accepted(one, name, email, now - days(90))
    const at = instant(now - days(3))
    if (way === 'locked') send(life, { type: 'account.locked', reason: 'Parental leave', by, at })
    else send(life, { type: 'account.closed', reason: 'Has left the company', by, at })
    return life
  }

  const last = new Map(memberRoles.map((one) => [one.organisation_id, one]))
  const makers = [
    ...memberRoles.map((one, index) => () => member(one, index)),
    ...[...last.values()].flatMap((one) => newcomers.map((way) => () => newcomer(one, way))),
  ]
  return { count: makers.length, lives: (from, most) => makers.slice(from, from + most).map((make) => make()) }
}
