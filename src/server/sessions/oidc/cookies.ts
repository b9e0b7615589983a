import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

interface Cookie {
  name: string
  /** Lax comes along when another site leads here, Strict does not. */
  sameSite: 'Lax' | 'Strict'
  seconds: number
}

/** Cookies that no script reads; on https no other host can plant them. */
export const hiddenCookie = ({ publicUrl }: Config, { name, sameSite, seconds }: Cookie) => {
  const isSecure = publicUrl.startsWith('https:')
  const fullName = isSecure ? `__Host-${name}` : name
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
  return {
    set: (value: string) => `${fullName}=${value}; Max-Age=${seconds}; ${attributes}`,
    clear: `${fullName}=; Max-Age=0; ${attributes}`,
    /** Empty when there is none. */
    read: ({ headers }: FastifyRequest): string => {
      const pair = headers.cookie?.split('; ').find((part) => part.startsWith(`${fullName}=`))
      return pair?.slice(fullName.length + 1) ?? ''
    },
  }
}
