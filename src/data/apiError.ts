/** The server's refusal of a call, or that no answer came. */
export class ApiError extends Error {
  /** 0: no answer came. */
  readonly status: number
  readonly code: string
  readonly reference: string | null
  /** The answer as it came. */
  readonly body: unknown

  constructor(status: number, code: string, message: string, reference: string | null = null, body: unknown = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.reference = reference
    this.body = body
  }
}

/** Asking again changes nothing: what was asked is not there, not for this person, or not so. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && [400, 403, 404].includes(error.status)

/** There is no such record, or not for whom it was asked by. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND'
