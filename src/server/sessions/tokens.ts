import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { uuidOf } from '../uuidOf.ts'

const macBytes = 16
const idBytes = 16
const randomPart = 32

/** Opaque tokens that name a row, carry 256 bits that nobody else can know, and show by themselves that we made them, and for what. */
export interface Tokens {
  /**
   * @param purpose what the token is good for; `read` with another purpose finds nothing
   * @param after a token of ours that this one follows: the same one is followed by the same token each time
   */
  mint(purpose: string, id: string, after?: string): string
  /** The id that the token names, or null when it is not ours. */
  read(purpose: string, token: string): string | null
  /** What is kept of a token. */
  hash(token: string): string
}

export const tokensOf = (secret: string): Tokens => {
  const macKey = keyOf(secret, 'token mac')
  const hashKey = keyOf(secret, 'token hash')
  const chainKey = keyOf(secret, 'token that follows another')
  const mac = (purpose: string, body: Buffer) =>
    createHmac('sha256', macKey).update(purpose).update('\0').update(body).digest().subarray(0, macBytes)
  return {
    mint: (purpose, id, after) => {
      const unknowable =
        after === undefined
          ? randomBytes(randomPart)
          : createHmac('sha256', chainKey).update(purpose).update('\0').update(after).digest()
      const body = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), unknowable])
      return Buffer.concat([body, mac(purpose, body)]).toString('base64url')
    },
    read: (purpose, token) => {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + randomPart + macBytes || bytes.toString('base64url') !== token) return null
      const body = bytes.subarray(0, idBytes + randomPart)
      return timingSafeEqual(mac(purpose, body), bytes.subarray(body.length)) ? uuidOf(body.subarray(0, idBytes)) : null
    },
    hash: (token) => createHmac('sha256', hashKey).update(token).digest('base64url'),
  }
}

/** A key for one purpose, 256 bits in hex. */
export const keyOf = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
