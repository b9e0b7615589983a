import { eachOf, type Permission } from '../../../machines/kernel/grants.ts'
import type { Hindrance } from '../../shared/area/rowFacts.ts'
import { defaultLocale } from '../../shared/locales.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { Failure, type FailureCode } from '../failure.ts'
import type { Refusal } from './refusals.ts'
import { say, type Values } from '../words.ts'

interface Extra {
  values?: Values
  headers?: Record<string, string>
  /** More of the answer's body, for the program that asked. */
  details?: Record<string, number>
  /** What of the request is wrong. */
  fields?: readonly FieldError[]
  /** What stood behind it; told to the log alone. */
  cause?: unknown
  /** What the security log is told of it. */
  refusal?: Refusal
}

/** A failure that is told in the reader's language; `key` is its sentence in the `server` words. */
export class HttpError extends Failure {
  readonly key: string
  readonly values: Values
  readonly headers: Record<string, string>
  readonly details: Record<string, number>
  readonly fields: readonly FieldError[]
  readonly refusal: Refusal | undefined

  constructor(code: FailureCode, key: string, extra: Extra = {}) {
    const { values = {}, headers = {}, details = {}, fields = [], cause, refusal } = extra
    super(code, say(defaultLocale, `server:${key}`, values), { cause })
    this.key = key
    this.values = values
    this.headers = headers
    this.details = details
    this.fields = fields
    this.refusal = refusal
  }
}

export const badInput = (key = 'badInput', values: Values = {}) => new HttpError('BAD_INPUT', key, { values })
export const badFields = (fields: readonly FieldError[], key = 'badInput') =>
  new HttpError('BAD_INPUT', key, { fields })
/** @param rule its sentence in the `validation` words */
export const badField = (path: string, rule = 'invalid', key?: string) =>
  badFields([{ path, key: `validation:${rule}`, values: {} }], key)
export const unauthenticated = () =>
  new HttpError('UNAUTHENTICATED', 'unauthenticated', { refusal: { reason: 'token' } })
export const forbidden = (needed: Permission) =>
  new HttpError('FORBIDDEN', 'forbidden', {
    refusal: { reason: 'permission', detail: { permission: eachOf(needed).join(' ') } },
  })
/** What nobody can mend. */
export class RightsRefused extends HttpError {
  readonly why: Exclude<Hindrance, 'common'>

  constructor(why: RightsRefused['why']) {
    super('FORBIDDEN', `rights.${why}`, {
      refusal: { reason: 'permission', detail: { permission: `rights ${why}` } },
    })
    this.why = why
  }
}

/** @param why its sentence among `against` of the `record` words */
export const rightsRefused = (why: RightsRefused['why']) => new RightsRefused(why)
/** @param why its sentence among `keys` of the `server` words */
export const keysRefused = (why: 'foreign' | 'full' | 'lacked', values: Values = {}) =>
  new HttpError('FORBIDDEN', `keys.${why}`, {
    values,
    refusal: { reason: 'permission', detail: { permission: `keys ${why}` } },
  })
/**
 * For what is missing and for what the caller may not know of, so that the two look the same.
 * @param sought the row, for the security log, which tells them apart
 */
export const notFound = (sought?: Refusal['sought']) =>
  new HttpError('NOT_FOUND', 'notFound', { refusal: sought && { reason: 'record', sought } })
