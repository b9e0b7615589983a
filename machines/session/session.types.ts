export interface OrganisationChoice {
  id: string
  code: string
  name: string
  kind: string
}

export interface ProductCategory {
  id: string
  code: string
  name: string
  /** First segment of its pages. */
  slug: string
}

export interface Organisation extends OrganisationChoice {
  logo: string | null
  colorTheme: { primary: string }
  /** 'gadget' and 'smartphone' mean the same line. */
  industry: string | null
  productCategories: ProductCategory[]
}

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
  role: string
  roles: string[]
  permissions: string[]
  organization: Organisation
  organizations: OrganisationChoice[]
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

export type SignInAnswer = { user: User } | OrganisationOffer

export interface SignInFailure {
  code: string
  message: string
}

/** Why nobody is signed in. Only `expired` and `inactive` are told to the person. */
export type SignOutReason = 'none' | 'chosen' | 'expired' | 'inactive'

export interface SessionInput {
  refreshStored: boolean
  /** Epoch milliseconds until which the stored session counts as active; null: nothing stored. */
  lastRefresh: number | null
  now: number
  publicPage: boolean
  internalPortal: boolean
}

export interface SessionContext {
  arrival: { refreshStored: boolean; now: number; publicPage: boolean }
  user: User | null
  offer: OrganisationOffer | null
  failure: SignInFailure | null
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
  | { type: 'token.expired' }
  | { type: 'cookie.missed' }
  | { type: 'session.refused' }
  | { type: 'activity.seen'; at: number }
  | { type: 'signOut.requested' }
  | { type: 'signOut.declined' }
  | { type: 'signOut.confirmed' }
  | { type: 'session.endedElsewhere' }
