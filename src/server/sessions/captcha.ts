import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Host } from '../context.ts'
import { lifetimes } from './limits.ts'
import type { Proof } from './spent.ts'
import { keyOf } from './tokens.ts'

export interface Captcha {
  /** For altcha's solver: a hidden number that takes between half of CAPTCHA_COST and CAPTCHA_COST hashes to find. */
  challenge(): Promise<Challenge>
  /** The answer that the header `x-captcha-token` holds, when it is right, to a challenge of ours; it is good once, and in time. */
  read(token: string | undefined): Promise<Proof | null>
}

export const captchaOf = ({ config, clock, secret }: Host): Captcha => {
  const keys = {
    hmacSignatureSecret: keyOf(secret, 'captcha challenge'),
    hmacKeySignatureSecret: keyOf(secret, 'captcha answer'),
  }
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(config.captchaCost, Math.ceil(config.captchaCost / 2)),
        // Signed with the rest, and judged by our clock; altcha's own field would be judged by the machine's.
        data: { until: clock().getTime() + lifetimes.captcha * 1000 },
        deriveKey,
        ...keys,
      }),
    read: async (token) => {
      const payload = token === undefined ? null : parse(token)
      if (!payload || !(await isSolved(payload, keys))) return null
      const expiresAt = new Date(Number(payload.challenge.parameters.data?.until))
      return { id: payload.challenge.signature!, expiresAt }
    },
  }
}

const isSolved = async (
  { challenge, solution }: Payload,
  keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
) => {
  try {
    return (await verifySolution({ challenge, solution, deriveKey, ...keys })).verified
  } catch {
    return false
  }
}

const parse = (token: string): Payload | null => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
  } catch {
    return null
  }
}
