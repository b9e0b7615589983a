import type { Host } from '../context.ts'
import { spend } from './spent.ts'
import type { Tokens } from './tokens.ts'

const lasting = (purpose: string, until: number) => `${purpose} until ${until}`

/** A token for one purpose that names something and is good once, for so many seconds. */
export const mintOnce = (tokens: Tokens, purpose: string, id: string, seconds: number, now: Date): string => {
  const until = now.getTime() + seconds * 1000
  return `${until}.${tokens.mint(lasting(purpose, until), id)}`
}

/** When such a token is good no longer; it says so itself, and that it does not lie is known once it is taken. */
export const untilOf = (given: string): Date => new Date(Number(given.split('.', 1)[0]))

/** What the token names, or null when it is forged, for another purpose, too old or used. */
export const takeOnce = async (
  { store, clock }: Host,
  tokens: Tokens,
  purpose: string,
  given: string,
): Promise<string | null> => {
  const [until = '', token = ''] = given.split('.', 2)
  const id = tokens.read(lasting(purpose, Number(until)), token)
  const expiresAt = untilOf(given)
  if (!id || !(await spend(store, tokens.hash(token), expiresAt, clock()))) return null
  return expiresAt > clock() ? id : null
}
