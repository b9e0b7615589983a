import type { Failure } from './failure.ts'

export interface OrganisationChoice {
  id: string
  code: string
  name: string
  kind: string
  /** A path of ours. */
  logo: string | null
}

export interface ProductCategory {
  id: string
  code: string
  name: string
  /** First segment of its pages. */
  slug: string
}

export interface Organisation extends OrganisationChoice {
  colorTheme: { primary: string }
  /** 'gadget' and 'smartphone' mean the same line. */
  industry: string | null
  productCategories: ProductCategory[]
}

export const caseMails = ['atOnce', 'daily', 'never'] as const
/** When somebody is mailed of cases that come to them. */
export type CaseMails = (typeof caseMails)[number]

export interface User {
  id: string
  fullName: string
  email: string
  phone: string | null
  /** A path of ours. */
  profileImage: string | null
  locale: string
  /** IANA name; null: the browser's. */
  timeZone: string | null
  caseMails: CaseMails
  /** Whether they have been shown what stands where. */
  toured: boolean
  role: string
  roles: string[]
  /** Ids of those of the organisation in which they work. */
  sections?: string[]
  permissions: string[]
  organization: Organisation
  organizations: OrganisationChoice[]
  /** Who sees the product as this person, and until when, an ISO instant; they change nothing. */
  seenBy?: { name: string; until: string }
  /** For whom they act, with rights of theirs, and until when, an ISO instant. */
  actsFor?: { id: string; name: string; until: string }
}

export interface Credentials {
  email: string
  password: string
}

/** Organisations to choose from; the ticket names the attempt when the call is repeated with the choice. */
export interface OrganisationOffer {
  organizations: OrganisationChoice[]
  ticket: string
}

export interface ChosenOrganisation {
  organization: string
  ticket: string
}

/** A one-time code that has been mailed: how long until another may be asked for, and until it is worthless; seconds. */
export interface CodeSent {
  ticket: string
  resendAfter: number
  expiresAfter: number
}

/** The password was right, but the account has never been activated. */
export interface Verification extends CodeSent {
  email: string
}

export type SignInAnswer = { user: User } | OrganisationOffer | { verification: Verification }

/** As whom a super admin wants to see the product, and why. */
export interface SeeAs {
  user: string
  organization: string
  reason: string
}

/** By which account somebody wants to act for another, and why. */
export interface ActFor {
  account: string
  reason: string
}

/** The session that takes the place of this one: of another organisation, as somebody else sees the product, or for another; null: as oneself again. */
export type SessionSwitch = { organization: string } | { as: SeeAs | null } | { actFor: ActFor | null }

/** Back from the identity provider: what proves it is a cookie that no script reads. */
export interface ByProvider {
  provider: true
}

export type SignInAttempt = Credentials | ChosenOrganisation | ByProvider

/** Why nobody is signed in. Only `expired` and `inactive` are told to the person. */
export type SignOutReason = 'none' | 'chosen' | 'expired' | 'inactive'

export interface SessionInput {
  refreshStored: boolean
  /** An access token too, with which the page has asked on its way who is there. */
  tokenStored: boolean
  /** Epoch milliseconds until which the stored session counts as active; null: nothing stored. */
  lastRefresh: number | null
  now: number
  publicPage: boolean
  /** The address says that the identity provider has sent the person back. */
  backFromProvider: boolean
  /** What is stored here is another portal version's. */
  versionChanged: boolean
  internalPortal: boolean
}

export interface SessionContext {
  arrival: Omit<SessionInput, 'lastRefresh' | 'internalPortal'>
  user: User | null
  offer: OrganisationOffer | null
  verification: Verification | null
  failure: Failure | null
  reason: SignOutReason
  /** Set by a refresh that failed; never shown. */
  message: string | null
  lastRefresh: number | null
  internalPortal: boolean
}

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'organisation.chosen'; organization: string }
  | { type: 'choice.abandoned' }
  | { type: 'activation.begun' }
  | { type: 'token.expired' }
  | { type: 'cookie.missed' }
  | { type: 'session.refused' }
  | { type: 'activity.seen'; at: number }
  | { type: 'signOut.requested' }
  | { type: 'signOut.declined' }
  | { type: 'signOut.confirmed' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.replacedElsewhere' }
  | { type: 'account.refused' }
  | { type: 'session.switched'; to: SessionSwitch }
  | { type: 'profile.changed'; user: Partial<User> }
  | { type: 'viewport.crossed' }
