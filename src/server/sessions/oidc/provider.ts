import * as client from 'openid-client'
import type { Config } from '../../config.ts'
import { isSafe } from '../../loopback.ts'
import type { Attempt } from './attempt.ts'

/** Who somebody is to the provider. */
export interface Identity {
  issuer: string
  subject: string
  /** In small letters; null unless the provider has seen to it that it is theirs. */
  verifiedEmail: string | null
}

export interface Provider {
  /** Where the browser is sent. */
  addressFor(attempt: Attempt, redirectUri: string): Promise<URL>
  /** Trades the answer the browser came back with for who its person is. @throws when anything about it is wrong */
  identify(answer: URL, attempt: Attempt): Promise<Identity>
}

const patience = 5
const scope = 'openid email'
const signatures = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']

/** Whether the person chose not to go on, as opposed to something having failed. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof client.AuthorizationResponseError && error.error === 'access_denied'

export const providerOf = ({ issuer, clientId, clientSecret }: NonNullable<Config['oidc']>): Provider => {
  const insecure = new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : []
  let known: Promise<client.Configuration> | null = null

  /** Asked when it is first needed, and again until there is an answer. */
  const discovered = (): Promise<client.Configuration> => {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: patience,
        execute: [client.enableNonRepudiationChecks, ...insecure],
        [client.customFetch]: fetchSafely,
      })
      .catch((error: unknown) => {
        known = null
        throw error
      })
    return known
  }

  return {
    addressFor: async ({ state, nonce, verifier }, redirectUri) =>
      client.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    identify: async (answer, { state, nonce, verifier }) => {
      const tokens = await client.authorizationCodeGrant(await discovered(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      if (!signatures.includes(algorithmOf(tokens.id_token!))) throw new Error('The ID token is signed in another way')
      const { iss, sub, ...claims } = tokens.claims()!
      // Some providers tell the address in the token, others when they are asked.
      const said = 'email' in claims ? claims : await client.fetchUserInfo(await discovered(), tokens.access_token, sub)
      return { issuer: iss, subject: sub, verifiedEmail: verifiedEmail(said) }
    },
  }
}

const verifiedEmail = ({ email, email_verified }: Readonly<Record<string, unknown>>): string | null =>
  email_verified === true && typeof email === 'string' ? email.toLowerCase() : null

const algorithmOf = (token: string): string => {
  const { alg } = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { alg: string }
  return alg
}

/** Wherever the provider says its parts are, they are reached over https, or on this machine. */
const fetchSafely: client.CustomFetch = (url, init) => {
  if (!isSafe(url)) throw new Error(`${url} is not safe to ask`)
  return fetch(url, init as RequestInit)
}
