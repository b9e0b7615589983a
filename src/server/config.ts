import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.ts'

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | null
  /** Cases of the demo; 0 in production, where there is none. */
  demoRows: number
  /** Most keys a browser derives before it finds the captcha's answer. */
  captchaCost: number
  /** Null: one is made and kept in the data directory. */
  tokenSecret: string | null
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string
  production: boolean
  /** The built browser files, absolute. */
  browserDir: string
}

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

export const readConfig = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production'
  if (production && env.DEMO_ROWS) throw new ConfigError('DEMO_ROWS has no place in production: unset it')
  if (production && !env.TOKEN_SECRET) throw new ConfigError('TOKEN_SECRET must be set in production')
  const port = integer(env, 'PORT', 4100, 0, 65_535)
  const host = env.HOST || '127.0.0.1'
  return {
    port,
    host,
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL ? url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']) : null,
    demoRows: production ? 0 : integer(env, 'DEMO_ROWS', 400, 0, 10_000_000),
    captchaCost: integer(env, 'CAPTCHA_COST', 50_000, 1, 10_000_000),
    tokenSecret: env.TOKEN_SECRET ? secret(env.TOKEN_SECRET) : null,
    publicUrl: env.PUBLIC_URL
      ? url(env, 'PUBLIC_URL', ['http:', 'https:']).replace(/\/+$/, '')
      : `http://${host}:${port}`,
    production,
    browserDir: fileURLToPath(new URL('dist/browser/', root)),
  }
}

const integer = (env: Environment, name: string, fallback: number, least: number, most: number): number => {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}`)
  return value
}

const url = (env: Environment, name: string, protocols: string[]): string => {
  const text = env[name]!
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//`)
  return text
}

const secret = (text: string): string => {
  if (text.length < 32) throw new ConfigError('TOKEN_SECRET must have at least 32 characters')
  return text
}
