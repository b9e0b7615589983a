import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key as PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key by which evidence is signed: made of the secret that every process of an installation shares, so that none is kept beside it. */
export const evidenceKey = (secret: string): KeyObject => {
  const seed = hkdfSync('sha256', secret, 'covergate', 'evidence', 32)
  return createPrivateKey({ key: Buffer.concat([pkcs8, Buffer.from(seed)]), format: 'der', type: 'pkcs8' })
}

/** What is told of a key, by which those who trust it know it again. */
export const publicPart = (key: KeyObject) => {
  const bytes = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return { algorithm: 'Ed25519', public: bytes.toString('base64'), fingerprint: fingerprintOf(bytes) } as const
}

/** SHA-256 of a public key, in hexadecimal. */
export const fingerprintOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
