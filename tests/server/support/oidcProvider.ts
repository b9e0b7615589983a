import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Somebody who has an account at the provider. */
export interface AtProvider {
  sub: string
  email: string
  email_verified: boolean
}

export const clientOf = { clientId: 'covergate', clientSecret: 'a secret between the two of them' }

/** A real provider of identities on loopback; its person signs in and consents, or declines, without being asked twice. */
export const startProvider = async (redirectUri: string) => {
  const people = new Map<string, AtProvider>()
  let next: AtProvider | 'declines'
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientOf.clientId, client_secret: clientOf.clientSecret, redirect_uris: [redirectUri] }].map(
      (client) => ({ ...client, token_endpoint_auth_method: 'client_secret_post' as const }),
    ),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the provider'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub)! }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
  })
  const serve = provider.callback()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url!.startsWith('/interaction/')) return void serve(request, response)
    const { prompt, session } = await provider.interactionDetails(request, response)
    if (next === 'declines') {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: next.sub } })
    const grant = new provider.Grant({ accountId: session!.accountId, clientId: clientOf.clientId })
    grant.addOIDCScope('openid email')
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }

  return {
    settings: { issuer, ...clientOf },
    /** Who will sign in there next, and as whom the provider knows them from now on. */
    expects: (person: AtProvider | 'declines') => {
      next = person
      if (person !== 'declines') people.set(person.sub, person)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
