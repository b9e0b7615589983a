import { createHmac, randomUUID } from 'node:crypto'
import type { Host } from '../../context.ts'
import { lifetimes } from '../limits.ts'
import { mintOnce, takeOnce } from '../once.ts'
import { keyOf, type Tokens } from '../tokens.ts'

const purpose = 'sign-in at the provider'

/** What ties the provider's answer to the browser that asked; all of it follows from a secret that this browser alone holds. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
}

const attemptOf = (serverSecret: string, browserSecret: string): Attempt => {
  const key = keyOf(serverSecret, purpose)
  const derived = (part: keyof Attempt) =>
    createHmac('sha256', key).update(part).update('\0').update(browserSecret).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}

export const beginAttempt = ({ secret, clock }: Host, tokens: Tokens): { browserSecret: string; attempt: Attempt } => {
  const browserSecret = mintOnce(tokens, purpose, randomUUID(), lifetimes.providerAttempt, clock())
  return { browserSecret, attempt: attemptOf(secret, browserSecret) }
}

/** The attempt of the browser with this secret, once; null when it is none of ours, too old or used. */
export const takeAttempt = async (host: Host, tokens: Tokens, browserSecret: string): Promise<Attempt | null> =>
  (await takeOnce(host, tokens, purpose, browserSecret)) ? attemptOf(host.secret, browserSecret) : null
