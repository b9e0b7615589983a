import type { Said } from '../../../../machines/fields/wording.ts'
import type { OpenSession } from './sessions.ts'

interface Named {
  id: string
  name: string
}

export interface ExplainedPermission {
  id: string
  code: string
  explanation: Said | null
}

/** By which of an account's roles a permission is held, and of which privilege of that it is, if it is not the role's own. */
export interface Source {
  role: Named
  privilege: Named | null
}

/** What an account holds, and whereby. */
export interface Why {
  /** Of its lifecycle: none but an active one holds anything. */
  status: string
  /** Whose accounts of the same address the reader sees in other organisations. */
  elsewhere: { id: string; organisation: string; status: string }[]
  /** Every permission that there is; without sources, not held. */
  permissions: (ExplainedPermission & { sources: Source[] })[]
}

/** Why the reader may not give a role: it is theirs, stands not below theirs, or has what they lack. */
export type NotGivable = 'own' | 'notBelow' | 'notHeld'

/** What would give an account a permission, and who could. */
export interface Ways {
  roles: (Source & { against: NotGivable | null })[]
  /** Of the people who manage the account and hold the permission, the first. */
  givers: Named[]
}

/** Roles and what they hold; permissions are numbers of those in the list. */
export interface Matrix {
  organisation: string
  organisations: Named[]
  permissions: ExplainedPermission[]
  privileges: (Named & { permissions: number[] })[]
  roles: (Named & {
    code: string
    higher: string | null
    level: { name: string; rank: number } | null
    section: string | null
    people: number
    permissions: number[]
    privileges: string[]
  })[]
}

/** People whom a change concerns, some of them by name. */
interface Concerned {
  count: number
  names: string[]
}

export type ChangedPermission = ExplainedPermission & { lose: Concerned; gain: Concerned }

/** What would become of people's permissions. */
export interface Impact {
  lose: number
  gain: number
  permissions: ChangedPermission[]
}

/** Why the reader may not act for who has an account. */
export type NotActing = 'self' | 'inactive' | 'guest' | 'superAdmin' | 'notBelow'

/** Whom an account's person is for who might act for them. */
export interface MayActFor {
  name: string
  against: NotActing | null
}

/** Why the reader may not manage an account: it is their own, or its person does not stand below them. */
export type NotManaged = 'self' | 'person'

/** Where an account's person is signed in, as far as the reader may know. */
export interface Devices {
  sessions: OpenSession[]
  /** Why the reader may not end any. */
  against: NotManaged | null
}

/** After how many days without a use a role is told as unused, and for how many it is not told when it was kept. */
export const reviewDays = 90

/** An active account some roles of which go unused; days are ISO dates, in UTC. */
export interface IdleAccount extends Named {
  email: string
  organisation: string
  /** Of each role since when it is held without a break, and when a permission of it was used last. */
  roles: (Named & { since: string; used: string | null })[]
  /** ISO instant of the last sign-in there. */
  signedIn: string | null
  /** When any permission was used last there. */
  used: string | null
  /** Why the reader may not decide about it. */
  against: NotManaged | 'notHeld' | null
}

export interface Review {
  /** The longest idle first. */
  accounts: IdleAccount[]
  /** Where the next ones begin; null: there are none. */
  next: string | null
}

export interface RightsAnswers {
  'rights.review': Review
  /** Until when it is not told again: an ISO instant. */
  'rights.keep': { until: string }
  'rights.mayActFor': MayActFor
  'rights.why': Why
  'rights.ways': Ways
  'rights.devices': Devices
  'rights.endDevice': void
  'rights.endDevices': void
  'rights.matrix': Matrix
  'rights.impact': Impact
}
