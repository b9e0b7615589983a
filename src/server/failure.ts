export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'QUS-AUTH-008'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_INPUT'
  | 'UNAVAILABLE'
  | 'INTERNAL'

const statuses: Record<FailureCode, number> = {
  UNAUTHENTICATED: 401,
  'QUS-AUTH-008': 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

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
