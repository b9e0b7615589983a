import type { Failure } from '../../../machines/session/failure.ts'

export interface PasswordChange {
  current: string
  password: string
}

export interface PasswordChangeContext {
  failure: Failure | null
}

export type PasswordChangeEvent = { type: 'password.submitted' } & PasswordChange
