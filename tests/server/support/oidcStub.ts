import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A provider that answers every code with the ID token it is told to give, right or wrong. */
export const startStub = async (described: (issuer: string) => object = () => ({})) => {
  const [own, foreign] = [pairOf(), pairOf()]
  let token = ''
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        ...described(issuer),
      },
      '/token': { access_token: 'an access token of the provider', token_type: 'Bearer', id_token: token },
      '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), use: 'sig', kid: 'own' }] },
    }
    const known = Object.hasOwn(answers, request.url!)
    response
      .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers[request.url!]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const signers = {
    RS256: (text: string) => sign('sha256', Buffer.from(text), own.privateKey),
    foreign: (text: string) => sign('sha256', Buffer.from(text), foreign.privateKey),
    HS256: (text: string) =>
      createHmac('sha256', own.publicKey.export({ format: 'pem', type: 'spki' }))
        .update(text)
        .digest(),
    none: () => Buffer.alloc(0),
  }

  return {
    issuer,
    /** Says which claims the next ID token makes and how it is signed; returns it. */
    gives: (claims: object, signer: keyof typeof signers = 'RS256'): string => {
      const alg = signer === 'foreign' ? 'RS256' : signer
      const text = `${encoded({ alg, kid: 'own', typ: 'JWT' })}.${encoded(claims)}`
      token = `${text}.${signers[signer](text).toString('base64url')}`
      return token
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
