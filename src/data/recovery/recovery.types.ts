import type { Failure } from '../../../machines/session/failure.ts'
import type { CodeSent } from '../../../machines/session/session.types.ts'

/** Why a person proves that a mail address is theirs. */
export type Purpose = 'activation' | 'forgotPassword'

/** How far a person has come; kept for a reload or another tab until it is worthless. Instants are epoch milliseconds. */
export type Pending =
  | { stage: 'code'; purpose: Purpose; email: string; ticket: string; resendAt: number; expiresAt: number }
  | { stage: 'password'; purpose: Purpose; grant: string; expiresAt: number }
  | { stage: 'finished'; purpose: Purpose; expiresAt: number }

/** An answer of the world, with the instant at which it came. */
export interface Answered<T> {
  answer: T
  at: number
}

export interface Address {
  purpose: Purpose
  email: string
}

export interface CodeAnswer {
  purpose: Purpose
  ticket: string
  code: string
}

export interface PasswordChoice {
  grant: string
  password: string
}

export interface RecoveryInput {
  pending: Pending | null
  now: number
}

export interface RecoveryContext {
  pending: Pending | null
  /** What is asked for at the moment. */
  asked: Address | null
  /** When the world was last heard of: the instant that delays count from. */
  now: number
  failure: Failure | null
}

export type RecoveryEvent =
  | ({ type: 'address.submitted' } & Address)
  | { type: 'activation.begun'; email: string; code: CodeSent; at: number }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }
  | { type: 'password.submitted'; password: string }
  | { type: 'recovery.left' }
