import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { largestSum } from '../../machines/fields/money.ts'
import { longestLimit } from '../../machines/kernel/deadlines.ts'
import { type Portal, type PortalKind, portalKinds } from '../shared/portal.ts'
import { isSafe } from './loopback.ts'
import { root } from './root.ts'

/** Of a reminder before a time limit: a month. */
const mostReminderHours = 720

export interface Smtp {
  /** `smtp:` with STARTTLS or `smtps:`. */
  url: string
  /** A mail address, or a name with the address in angle brackets. */
  from: string
}

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | null
  /** Who migrates the database that `databaseUrl` serves; null: whoever serves. */
  databaseOwnerUrl: string | null
  /** Cases of the demo; 0 in production, where there is none. */
  demoRows: number
  /** Most keys a browser derives before it finds the captcha's answer. */
  captchaCost: number
  /** Null: one is made and kept in the data directory. */
  tokenSecret: string | null
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string
  /** Whose word on who their client is is taken: addresses, networks as 10.0.0.0/8, or `loopback`. */
  trustedProxies: readonly string[]
  /** By host name, in small letters; others are external. */
  portalHosts: Readonly<Record<string, PortalKind>>
  commission: boolean
  /** Keys of those who call the webhooks, in base64, by area; several while one is changed. */
  webhooks: Readonly<Record<string, readonly string[]>>
  /** Who prices what is submitted, and answers by a webhook; null: the product itself does. */
  pricingUrl: string | null
  /** Where the insurer is called that asks more of quotations, with the key in base64 by which calls are signed; null: the sandbox of the product. */
  questions: { url: string; key: string } | null
  /** The payment gateway, with the keys in base64 by which it signs its webhooks, two while one is changed; null: the sandbox of the product. */
  payment: { url: string; key: string; secrets: readonly string[] } | null
  /** Sum insured, in minor units, from which one person hands in, another confirms and a third approves; null: one may do it all. */
  fourEyesFrom: number | null
  /** Rupiah above which who lets money go has neither asked for it nor named the payee, and above ten times of which two do; null: none. */
  payoutFourEyesFrom: number | null
  /** Whether another person publishes a form than has designed it. */
  fourEyes: boolean
  /** Days of time limits that are not the usual, by lifecycle and the name of the delay. */
  timeLimits: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** How long before a time limit its desk is reminded; null: never. */
  reminderHours: number | null
  /** The same of single limits, by lifecycle and the name of the delay; 0: never. */
  reminders: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Hours for which a case is whose who has taken it; it is theirs for longer as long as they go on with it. */
  holdHours: number
  campaign: Portal['campaign']
  /** Whom people may sign in by, beside their password. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null
  /** What may be uploaded in a day, by a person and by all of an organisation. */
  uploads: { files: number; megabytes: number; organisationFiles: number; organisationMegabytes: number }
  /** Where files are kept; null: in the data directory. */
  s3: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string } | null
  /** Where clamd listens; null: nobody looks through uploads. */
  clamd: { host: string; port: number } | { path: string } | null
  /** Moves of cases that a person, and all of an organisation, may make in a minute and in a day. */
  moves: { minute: number; day: number; organisationMinute: number; organisationDay: number }
  production: boolean
  /** Null: mails are kept, and shown in the mailbox of the demo. */
  smtp: Smtp | null
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
    databaseOwnerUrl: ownerUrl(env),
    demoRows: production ? 0 : integer(env, 'DEMO_ROWS', 400, 0, 10_000_000),
    captchaCost: integer(env, 'CAPTCHA_COST', 50_000, 1, 10_000_000),
    tokenSecret: env.TOKEN_SECRET ? secret(env.TOKEN_SECRET) : null,
    publicUrl: env.PUBLIC_URL
      ? url(env, 'PUBLIC_URL', ['http:', 'https:']).replace(/\/+$/, '')
      : `http://${host}:${port}`,
    trustedProxies: trustedProxies(env),
    portalHosts: portalHosts(env),
    commission: isOn(env, 'COMMISSION'),
    webhooks: webhooks(env),
    pricingUrl: env.PRICING_URL ? url(env, 'PRICING_URL', ['http:', 'https:']) : null,
    questions: questions(env),
    payment: payment(env, production),
    fourEyesFrom: env.FOUR_EYES_FROM === 'off' ? null : integer(env, 'FOUR_EYES_FROM', 0, 0, largestSum),
    payoutFourEyesFrom:
      env.PAYOUT_FOUR_EYES_FROM === 'off' ? null : integer(env, 'PAYOUT_FOUR_EYES_FROM', 10_000_000, 0, largestSum),
    fourEyes: isOn(env, 'FOUR_EYES'),
    timeLimits: byLimit(env, 'TIME_LIMITS', 1, longestLimit),
    reminderHours: env.REMINDER_HOURS === 'off' ? null : integer(env, 'REMINDER_HOURS', 24, 1, mostReminderHours),
    reminders: byLimit(env, 'REMINDERS', 0, mostReminderHours),
    holdHours: integer(env, 'HOLD_HOURS', 8, 1, 720),
    campaign: campaign(env),
    oidc: oidc(env),
    uploads: {
      files: integer(env, 'UPLOAD_FILES', 500, 1, 1_000_000),
      megabytes: integer(env, 'UPLOAD_MB', 2_000, 1, 1_000_000),
      organisationFiles: integer(env, 'UPLOAD_ORGANISATION_FILES', 10_000, 1, 10_000_000),
      organisationMegabytes: integer(env, 'UPLOAD_ORGANISATION_MB', 40_000, 1, 10_000_000),
    },
    s3: s3(env),
    clamd: clamd(env),
    moves: {
      minute: integer(env, 'MOVES_MINUTE', 1_000, 1, 1_000_000_000),
      day: integer(env, 'MOVES_DAY', 20_000, 1, 1_000_000_000),
      organisationMinute: integer(env, 'MOVES_ORGANISATION_MINUTE', 5_000, 1, 1_000_000_000),
      organisationDay: integer(env, 'MOVES_ORGANISATION_DAY', 200_000, 1, 1_000_000_000),
    },
    production,
    smtp: smtpOf(env),
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

/** Pairs such as `lifecycle.limit=10`, between commas. */
const byLimit = (env: Environment, name: string, least: number, most: number): Config['timeLimits'] => {
  const found: Record<string, Record<string, number>> = {}
  for (const pair of (env[name] ?? '').split(',').filter((text) => text.trim() !== '')) {
    const [, lifecycle = '', limit = '', count = ''] =
      /^\s*([A-Za-z]+)\.([A-Za-z]+)\s*=\s*(\d{1,4})\s*$/.exec(pair) ?? []
    if (!count || Number(count) < least || Number(count) > most)
      throw new ConfigError(
        `${name} must be pairs of a lifecycle.limit and a number, joined by =, of numbers from ${least} to ${most}`,
      )
    found[lifecycle] = { ...found[lifecycle], [limit]: Number(count) }
  }
  return found
}

const url = (env: Environment, name: string, protocols: string[]): string => {
  const text = env[name]!
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//`)
  return text
}

const ownerUrl = (env: Environment): string | null => {
  if (!env.DATABASE_OWNER_URL) return null
  if (!env.DATABASE_URL) throw new ConfigError('DATABASE_OWNER_URL is of use with DATABASE_URL alone: set both')
  return url(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:'])
}

const smtpOf = (env: Environment): Smtp | null => {
  if (!env.SMTP_URL) return null
  const from = env.MAIL_FROM ?? ''
  if (!/^(?:[^\p{Cc}<>@,;"]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u.test(from))
    throw new ConfigError(
      'MAIL_FROM must be a mail address, or a name with one in angle brackets, where SMTP_URL is set',
    )
  return { url: url(env, 'SMTP_URL', ['smtp:', 'smtps:']), from }
}

const clamd = ({ CLAMD_URL }: Environment): Config['clamd'] => {
  if (!CLAMD_URL) return null
  const path = /^unix:(\/.+)$/.exec(CLAMD_URL)?.[1]
  if (path !== undefined) return { path }
  const [, host, port] = /^tcp:\/\/(\[[\da-f:]+\]|[^\s:/@[\]]+):(\d{1,5})$/i.exec(CLAMD_URL) ?? []
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new ConfigError('CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

const secret = (text: string): string => {
  if (text.length < 32) throw new ConfigError('TOKEN_SECRET must have at least 32 characters')
  return text
}

const isOn = (env: Environment, name: string): boolean => {
  const text = env[name] || 'off'
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} must be on or off`)
  return text === 'on'
}

/** An address, or a network that is not everybody. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const trustedProxies = ({ TRUSTED_PROXIES }: Environment): string[] => {
  const proxies = (TRUSTED_PROXIES ?? '').split(',').map((part) => part.trim().toLowerCase())
  const given = proxies.filter((proxy) => proxy !== '')
  if (!given.every((proxy) => proxy === 'loopback' || isNetwork(proxy)))
    throw new ConfigError(
      'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or loopback, with commas between',
    )
  return given
}

const hostName = /^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)*$/

const portalHosts = ({ PORTAL_HOSTS }: Environment): Config['portalHosts'] => {
  const pairs = (PORTAL_HOSTS ?? '').split(',').filter((pair) => pair.trim() !== '')
  const hosts = pairs.map((pair): [string, PortalKind] => {
    const [named = '', host = ''] = pair.split('=', 2).map((part) => part.trim().toLowerCase())
    const kind = portalKinds.find((known) => known === named)
    if (!kind || !hostName.test(host))
      throw new ConfigError(
        `PORTAL_HOSTS must be pairs such as internal=ops.example.test, of ${portalKinds.join(', ')}`,
      )
    return [host, kind]
  })
  return Object.fromEntries(hosts)
}

/** Bytes of a `whsec_` key in base64; null: it is none. */
const webhookKey = (text: string): string | null => {
  const [, written = ''] = /^\s*whsec_([A-Za-z\d+/]+={0,2})\s*$/.exec(text) ?? []
  const key = Buffer.from(written, 'base64')
  return key.length < 24 || key.length > 64 ? null : key.toString('base64')
}

/** What is paid, and by whom, travels in the clear on this machine alone. */
const payment = (env: Environment, production: boolean): Config['payment'] => {
  const given = together(env, 'PAYMENT_URL', 'PAYMENT_KEY', 'PAYMENT_WEBHOOK_SECRETS')
  if (!given) {
    if (production)
      throw new ConfigError('PAYMENT_URL, PAYMENT_KEY and PAYMENT_WEBHOOK_SECRETS must be set in production')
    return null
  }
  const address = url(env, 'PAYMENT_URL', ['http:', 'https:']).replace(/\/+$/, '')
  if (!isSafe(address)) throw new ConfigError('PAYMENT_URL must be an address that begins with https://')
  const secrets = given.PAYMENT_WEBHOOK_SECRETS.split(',').map(webhookKey)
  if (secrets.length > 2 || secrets.includes(null) || new Set(secrets).size < secrets.length)
    throw new ConfigError(
      'PAYMENT_WEBHOOK_SECRETS must be one key, or two while it is changed: whsec_ with 24 to 64 bytes in base64',
    )
  return { url: address, key: given.PAYMENT_KEY, secrets: secrets.map((one) => one!) }
}

const questions = (env: Environment): Config['questions'] => {
  const given = together(env, 'QUESTIONS_URL', 'QUESTIONS_KEY')
  if (!given) return null
  const key = webhookKey(given.QUESTIONS_KEY)
  if (key === null) throw new ConfigError('QUESTIONS_KEY must be whsec_ with 24 to 64 bytes in base64')
  return { url: url(env, 'QUESTIONS_URL', ['http:', 'https:']).replace(/\/+$/, ''), key }
}

/** An area may be named with several keys; a key that two areas had would take the calls of one to the other. */
const webhooks = ({ WEBHOOK_SECRETS }: Environment): Config['webhooks'] => {
  const keys = new Map<string, string[]>()
  for (const pair of (WEBHOOK_SECRETS ?? '').split(',').filter((text) => text.trim() !== '')) {
    const [, area, text = ''] = /^\s*(\w+)=whsec_([A-Za-z\d+/]+={0,2})\s*$/.exec(pair) ?? []
    const key = Buffer.from(text, 'base64')
    if (!area || key.length < 24 || key.length > 64)
      throw new ConfigError('WEBHOOK_SECRETS must be pairs of an area and whsec_ with 24 to 64 bytes in base64')
    keys.set(area, [...(keys.get(area) ?? []), key.toString('base64')])
  }
  const all = [...keys.values()].flat()
  if (new Set(all).size < all.length) throw new ConfigError('WEBHOOK_SECRETS must not have a key twice')
  return Object.fromEntries(keys)
}

/** Settings that are of use together alone: all of them, or null when none is given. */
const together = <Name extends string>(env: Environment, ...names: Name[]): Record<Name, string> | null => {
  const given = names.filter((name) => env[name])
  if (given.length === 0) return null
  if (given.length < names.length)
    throw new ConfigError(
      `${names.join(', ')} must be set together: ${names.filter((name) => !env[name]).join(', ')} is missing`,
    )
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>
}

const campaign = (env: Environment): Config['campaign'] => {
  const given = together(env, 'CAMPAIGN_CODE', 'CAMPAIGN_COLOUR')
  if (given && !/^#[\da-f]{6}$/i.test(given.CAMPAIGN_COLOUR))
    throw new ConfigError('CAMPAIGN_COLOUR must be a colour such as #0f6cbd')
  return given && { code: given.CAMPAIGN_CODE, primary: given.CAMPAIGN_COLOUR.toLowerCase() }
}

/** Files travel in the clear on this machine alone. */
const s3 = (env: Environment): Config['s3'] => {
  const given = together(env, 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION')
  if (!given) return null
  const endpoint = url(env, 'S3_ENDPOINT', ['http:', 'https:']).replace(/\/+$/, '')
  if (!isSafe(endpoint)) throw new ConfigError('S3_ENDPOINT must be an address that begins with https://')
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(given.S3_BUCKET))
    throw new ConfigError('S3_BUCKET must be the name of a bucket')
  return {
    endpoint,
    bucket: given.S3_BUCKET,
    accessKeyId: given.S3_ACCESS_KEY,
    secretAccessKey: given.S3_SECRET_KEY,
    region: given.S3_REGION,
  }
}

/** What goes to and comes from the provider travels in the clear on this machine alone. */
const oidc = (env: Environment): Config['oidc'] => {
  const given = together(env, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET')
  if (!given) return null
  const issuer = url(env, 'OIDC_ISSUER', ['http:', 'https:'])
  if (!isSafe(issuer)) throw new ConfigError('OIDC_ISSUER must be an address that begins with https://')
  if (issuer.includes('/.well-known/'))
    throw new ConfigError('OIDC_ISSUER must be the issuer itself, not where it describes itself')
  return { issuer, clientId: given.OIDC_CLIENT_ID, clientSecret: given.OIDC_CLIENT_SECRET }
}
