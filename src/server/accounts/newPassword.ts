import { passwordProblems } from '../../../machines/fields/passwords.ts'
import { badInput, HttpError } from '../http/httpError.ts'
import { isGuessable } from './strength.ts'
import type { Person } from './types.ts'

export interface Employed {
  organisations: readonly { name: string }[]
}

/** @throws HttpError when the person may not have this password */
export const checkNewPassword = async (
  password: string,
  { full_name, email, organisations }: Pick<Person, 'full_name' | 'email'> & Employed,
): Promise<void> => {
  if (passwordProblems(password).length > 0) throw badInput('passwordRule')
  if (await isGuessable(password, [full_name, email, ...organisations.map(({ name }) => name)]))
    throw new HttpError('WEAK_PASSWORD', 'weakPassword')
}
