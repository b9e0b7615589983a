import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, which nobody can guess; links of before have 192. */
const bytes = 32
const token = /^[\w-]{32}(?:[\w-]{11})?$/

/** What stands behind the `#` of a link. */
export const newToken = (): string => randomBytes(bytes).toString('base64url')

export const isToken = (text: string): boolean => token.test(text)

/** What we keep of a token. */
export const hashOf = (one: string): string => createHash('sha256').update(one).digest('base64url')
