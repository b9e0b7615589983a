import { defaultLocale } from '../../shared/locales.ts'
import { Failure, type FailureCode } from '../failure.ts'
import { say, type Values } from '../words.ts'

interface Extra {
  values?: Values
  headers?: Record<string, string>
  /** More of the answer's body, for the program that asked. */
  details?: Record<string, number>
  /** What stood behind it; told to the log alone. */
  cause?: unknown
}

/** A failure that is told in the reader's language; `key` is its sentence in the `server` words. */
export class HttpError extends Failure {
  readonly key: string
  readonly values: Values
  readonly headers: Record<string, string>
  readonly details: Record<string, number>

  constructor(code: FailureCode, key: string, { values = {}, headers = {}, details = {}, cause }: Extra = {}) {
    super(code, say(defaultLocale, `server:${key}`, values), { cause })
    this.key = key
    this.values = values
    this.headers = headers
    this.details = details
  }
}

export const badInput = (key = 'badInput', values: Values = {}) => new HttpError('BAD_INPUT', key, { values })
export const unauthenticated = () => new HttpError('UNAUTHENTICATED', 'unauthenticated')
export const forbidden = () => new HttpError('FORBIDDEN', 'forbidden')
/** For what is missing and for what the caller may not know of, so that the two look the same. */
export const notFound = () => new HttpError('NOT_FOUND', 'notFound')
