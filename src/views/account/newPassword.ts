import { passwordProblems } from '../../../machines/fields/passwords.ts'

export interface NewPassword {
  password: string
  confirmation: string
}

export const emptyPassword: NewPassword = { password: '', confirmation: '' }

type Wrong = 'required' | 'policy' | 'confirmRequired' | 'mismatch'

/** What is wrong with a new password as typed, by field, as keys of `credentials:password`. */
export const problemsOf = ({ password, confirmation }: NewPassword): Partial<Record<keyof NewPassword, Wrong>> => ({
  ...(!password ? { password: 'required' } : passwordProblems(password).length > 0 ? { password: 'policy' } : {}),
  ...(!confirmation
    ? { confirmation: 'confirmRequired' }
    : confirmation !== password
      ? { confirmation: 'mismatch' }
      : {}),
})
