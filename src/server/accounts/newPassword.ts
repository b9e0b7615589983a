import { passwordProblems } from '../../../machines/session/password.ts'
import { badInput, HttpError } from '../http/httpError.ts'
import { isGuessable } from './strength.ts'
import type { Person } from './types.ts'

/** @throws HttpError when the person may not have this password */
export const checkNewPassword = async (
  password: string,
  { full_name, email }: Pick<Person, 'full_name' | 'email'>,
): Promise<void> => {
  if (passwordProblems(password).length > 0) throw badInput('passwordRule')
  if (await isGuessable(password, [full_name, email])) throw new HttpError('WEAK_PASSWORD', 'weakPassword')
}
