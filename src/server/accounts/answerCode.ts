import { HttpError } from '../http/httpError.ts'
import { codeTries, lifetimes } from '../sessions/limits.ts'
import type { Tokens } from '../sessions/tokens.ts'
import { system } from '../store/store.ts'
import { dropExpired } from './expired.ts'
import { type CodeDesk, type Purpose, readTicket } from '../sessions/requestCode.ts'

/** Counts the try and judges it in one statement, so that of a hundred at once one is right and five are tried. */
const answered = `
  update codes set
    tries = tries + 1,
    verified_at = case when code_hash = $3 then $4::timestamptz end,
    expires_at = case when code_hash = $3 then $5::timestamptz else expires_at end
  where id = $1 and purpose = $2 and verified_at is null and tries < ${codeTries} and expires_at > $4
  returning verified_at is not null as right, ${codeTries} - tries as tries_left, user_id`

interface Judged {
  right: boolean
  tries_left: number
  user_id: string | null
}

export type Answered = { userId: string | null } & ({ grant: string } | { refused: HttpError })

/** A right code gives a grant to set the password; a wrong one tells how many tries are left. */
export const answerCode = async (
  { host: { store, clock }, sessions: { tokens } }: CodeDesk,
  purpose: Purpose,
  { ticket, code }: { ticket: string; code: string },
): Promise<Answered> => {
  const id = readTicket(tokens, purpose, ticket)
  if (!id) return { userId: null, refused: codeSpent() }
  const now = clock()
  const until = new Date(now.getTime() + lifetimes.grant * 1000)
  const values = [id, purpose, codeHash(tokens, id, code), now.toISOString(), until.toISOString()]
  const [judged] = await store.run<Judged>(system, answered, values)
  if (!judged) {
    await dropExpired(store, now)
    return { userId: null, refused: codeSpent() }
  }
  const { right, tries_left: triesLeft, user_id: userId } = judged
  if (right) return { userId, grant: tokens.mint(grantPurpose, id) }
  return { userId, refused: triesLeft > 0 ? wrongCode(triesLeft) : codeSpent() }
}

/** What is kept of the digits. */
export const codeHash = (tokens: Tokens, id: string, code: string): string => tokens.hash(`code ${id} ${code}`)

/** What the token of a grant is minted for; it names the answered code. */
export const grantPurpose = 'password grant'

export const codeSpent = () => new HttpError('CODE_SPENT', 'codeSpent')

const wrongCode = (triesLeft: number) =>
  new HttpError('WRONG_CODE', 'wrongCode', { values: { count: triesLeft }, details: { triesLeft } })
