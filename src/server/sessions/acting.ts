import { type Giver, objectionTo, type Rung, standingsOf } from '../../../machines/kernel/giving.ts'
import { grants, isRoot, type Permission } from '../../../machines/kernel/grants.ts'
import type { NotActing } from '../../shared/endpoints/answers/rights.ts'
import { forbidden, HttpError } from '../http/httpError.ts'

/** Who may act for colleagues holds this. */
export const actingPermission = 'user.actFor'

/** What somebody may do, and for whom they see beside their organisation. */
export interface Sight {
  permissions: string[]
  represents: string[]
}

/**
 * Of those for whom somebody sees, the ones that are left in a part of their sight. Who sees for somebody sees of what stands for
 * organisations these alone: where none is left they see those of their own, not of all.
 */
export const partOf = (left: readonly string[], before: readonly string[], organisation: string): string[] =>
  left.length === 0 && before.length > 0 ? [organisation] : [...left]

/** What is asked of whether somebody may act for another. */
export interface ActingRow {
  id: string
  name: string
  email: string
  locale: string
  /** Both are at home in the organisation. */
  isHome: boolean
  isActive: boolean
  permissions: string[]
  /** Codes of the other's roles. */
  roles: string[]
  represents: string[]
  /** Ids of the roles of either. */
  held: string[]
  own: string[]
  /** The roles of the organisation. */
  among: Rung[]
  /** In small letters, what says who may do what. */
  forPeople: string[]
}

/** Whom a session acts for, as JSON; null where it acts for nobody. Empty where there is nobody any more. */
export const actingColumn = `case when s.acts_for is not null then
  coalesce(app_acting(s.user_id, s.organisation_id, s.acts_for), '{}') || jsonb_build_object('until', s.acts_until) end as acting`

/** Why somebody who holds these permissions may not act for another; null: they may. It is the rule of giving rights, since that is what it comes to. */
export const againstActing = (
  person: string,
  permissions: readonly string[],
  { id, isHome, isActive, permissions: others, held, own, among }: ActingRow,
): NotActing | null => {
  if (id === person) return 'self'
  if (!isActive) return 'inactive'
  if (!isHome) return 'guest'
  if (isRoot(others)) return 'superAdmin'
  const roles = new Map(among.map((role) => [role.id, role]))
  const giver: Giver = { permissions, roles: standingsOf(roles, own) }
  return standingsOf(roles, held).some((role) => objectionTo(giver, role) !== null) ? 'notBelow' : null
}

/** Of what the other may do, what the actor could give, and nothing that says who may do what; and of whom they see for, whom the actor does too. */
const cut = (
  { permissions, represents }: Sight,
  { permissions: others, represents: for_, forPeople }: ActingRow,
): Sight => {
  const isCut = new Set(forPeople)
  return {
    permissions: others.filter((code) => grants(permissions, code) && !isCut.has(code.toLowerCase())),
    represents: isRoot(permissions) ? for_ : for_.filter((one) => represents.includes(one)),
  }
}

export interface Acting extends Sight {
  id: string
  name: string
  /** ISO instant */
  until: string
  roles: string[]
  /** What of the other’s permissions says who may do what: nobody uses it for them. */
  withheld: string[]
}

/** Whom somebody with a sight of their own acts for, and with which; null where they may not any more. */
export const actingOf = (person: string, own: Sight, row: Partial<ActingRow> & { until: string }): Acting | null => {
  if (row.id === undefined || !grants(own.permissions, actingPermission)) return null
  const whole = row as ActingRow & { until: string }
  if (againstActing(person, own.permissions, whole) !== null) return null
  const { id, name, roles, permissions, forPeople } = whole
  return {
    ...cut(own, whole),
    id,
    name,
    roles,
    until: new Date(row.until).toISOString(),
    withheld: permissions.filter((code) => forPeople.includes(code.toLowerCase())),
  }
}

/** That a permission is needed, which the other may have and nobody uses for them. */
export const lacking = ({ acting }: { acting?: Acting }, needed: Permission): HttpError =>
  acting && grants(acting.withheld, needed) ? refuseActing('withheld') : forbidden(needed)

/** What nobody does for another. */
export const refuseActing = (what: 'shut' | 'withheld' = 'shut') =>
  new HttpError('FORBIDDEN', `acting.${what}`, { refusal: { reason: 'acting' } })
