import { emailPattern } from '../fields/patterns.ts'
import type { Credentials } from './session.types.ts'

/** What is wrong with an address as typed, as a key of `session:signIn`. */
export const emailProblem = (email: string): 'emailRequired' | 'emailInvalid' | undefined =>
  !email.trim() ? 'emailRequired' : !emailPattern.test(email.trim()) ? 'emailInvalid' : undefined

/** What is wrong with a sign-in as typed, by field, as keys of `session:signIn`. */
export const problemsOf = ({ email, password }: Credentials): Partial<Record<keyof Credentials, string>> => {
  const wrong = emailProblem(email)
  return { ...(wrong && { email: wrong }), ...(!password && { password: 'passwordRequired' }) }
}
