import { keyMark } from '../../../shared/programKeys.ts'
import { type Tokens, tokensOf } from '../tokens.ts'

const purpose = 'api key'

/** What a key shows of itself wherever it is listed. */
const prefixOf = (secretId: string): string => keyMark + secretId.slice(0, 8)

/** A new key: what its owner is told once, and what is kept of that. */
export const newKey = (secret: string, secretId: string): { prefix: string; token: string; hash: string } => {
  const tokens = tokensOf(secret)
  const prefix = prefixOf(secretId)
  const token = `${prefix}_${tokens.mint(purpose, secretId)}`
  return { prefix, token, hash: tokens.hash(token) }
}

type WithHeaders = { headers: { authorization?: string | undefined } }

const bearer = /^Bearer (.+)$/i

const bornIn = ({ headers }: WithHeaders): string | undefined => bearer.exec(headers.authorization ?? '')?.[1]

/** Whether a call comes with a key, be it ours or not: in its header, and nowhere else. */
export const bearsKey = (request: WithHeaders): boolean => bornIn(request)?.startsWith(keyMark) ?? false

/** The secret that a key names, and what is kept of it; null when we did not make it. */
export const readKey = (tokens: Tokens, request: WithHeaders): { secretId: string; hash: string } | null => {
  const token = bornIn(request) ?? ''
  const secretId = tokens.read(purpose, token.slice(keyMark.length + '12345678_'.length))
  return secretId && token.startsWith(`${prefixOf(secretId)}_`) ? { secretId, hash: tokens.hash(token) } : null
}
