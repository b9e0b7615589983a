import type { CodeSent, OrganisationOffer, User, Verification } from '../../../../machines/session/session.types.ts'

/** What a sign-in or a refresh hands over, once. */
export interface Granted {
  user: User
  token: string
  refresh: string
}

type SignedIn = Granted | OrganisationOffer | { verification: Verification }

/** What a person may change of themselves, but for the picture. */
export type Details = Pick<User, 'fullName' | 'phone' | 'locale' | 'timeZone' | 'caseMails'>

export type Profile = Details & Pick<User, 'email' | 'profileImage'>

/** How somebody shows who they are: by their password, or by a provider of identities. */
export type SignInMethod = 'password' | 'provider'

/** A sign-in of a person that has not ended. */
export interface OpenSession {
  id: string
  /** What the browser says of itself. */
  device: string | null
  address: string | null
  createdAt: string
  lastUsedAt: string
  /** Not known of every one. */
  method: SignInMethod | null
  /** By name. */
  organisation: string
  /** The one that asks. */
  current: boolean
}

/** A member of an organisation as whom a super admin may see the product. */
export interface Seeable {
  id: string
  name: string
  email: string
  organization: { id: string; name: string }
}

/** Signs of the reason why the product is seen as somebody else, or somebody acts for another. */
export const seeingReason = { least: 3, most: 200 }

export interface SessionAnswers {
  'auth.create': SignedIn
  'auth.createSSO': SignedIn
  'auth.refresh': Granted
  'auth.check': { user: User }
  'auth.delete': void
  'auth.sessions': OpenSession[]
  'auth.endSession': void
  'auth.endOtherSessions': void
  'auth.switch': Granted
  'auth.people': Seeable[]
  'auth.seeAs': Granted
  'auth.seeAsEnd': Granted
  'auth.actFor': Granted
  'auth.actForEnd': Granted
  'user.profile': Profile
  'user.editProfile': Profile
  'user.editPicture': { profileImage: string }
  'user.deletePicture': void
}

export interface AccountAnswers {
  'activation.requestOtp': CodeSent
  'activation.verifyOtp': { grant: string }
  'forgot_password.requestOtp': CodeSent
  'forgot_password.verifyOtp': { grant: string }
  'user.setPassword': void
  'user.editPassword': void
}
