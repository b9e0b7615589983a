export type FailureCode = keyof typeof statuses

const statuses = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_REFRESH: 401,
  CAPTCHA: 401,
  'QUS-AUTH-008': 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_SLOW: 408,
  BAD_INPUT: 400,
  WRONG_CODE: 400,
  CODE_SPENT: 400,
  WRONG_PASSWORD: 400,
  WEAK_PASSWORD: 400,
  KEY_USED: 409,
  /** It is no more as it was looked at. */
  STALE: 409,
  /** Other records refer to it. */
  REFERRED: 409,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const

/** An answer that is not the one asked for; its message is meant for the caller. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.status = statuses[code]
  }
}
