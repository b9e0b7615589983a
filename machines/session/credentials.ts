import type { Credentials } from './session.types.ts'

const local = /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*/
const domain = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}/
const ipLiteral = /\[(?:\d{1,3}(?:\.\d{1,3}){3}|ipv6:[a-f\d:.]+)\]/

/** A local part, an @, and a domain with a top level of 2 to 24 letters or an IP literal. */
export const emailPattern = new RegExp(`^${local.source}@(?:${domain.source}|${ipLiteral.source})$`, 'i')

/** What is wrong with an address as typed, as a key of `session:signIn`. */
export const emailProblem = (email: string): 'emailRequired' | 'emailInvalid' | undefined =>
  !email.trim() ? 'emailRequired' : !emailPattern.test(email.trim()) ? 'emailInvalid' : undefined

/** What is wrong with a sign-in as typed, by field, as keys of `session:signIn`. */
export const problemsOf = ({ email, password }: Credentials): Partial<Record<keyof Credentials, string>> => {
  const wrong = emailProblem(email)
  return { ...(wrong && { email: wrong }), ...(!password && { password: 'passwordRequired' }) }
}
