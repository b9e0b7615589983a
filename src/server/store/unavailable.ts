import { Failure } from '../failure.ts'

/** Nothing is known to have gone wrong with the request: the database is away, slow or out of room, and it may be tried again. */
export class StoreUnavailable extends Failure {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'The database does not answer. Please try again in a moment.', { cause })
  }
}

/** The session for which something was asked is not what it was when it was read; nothing was done. */
export class SessionChanged extends Failure {
  constructor(cause: unknown) {
    super('UNAUTHENTICATED', 'The session has changed.', { cause })
  }
}

/** Nobody would be super admin any more; nothing was done. */
export class LastSuperAdmin extends Failure {
  constructor(cause: unknown) {
    super('FORBIDDEN', 'Nobody would be super admin any more.', { cause })
  }
}

const away =
  /^(08...|57P0.|57014|53...|55P03|25P03|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/

/** node-postgres names these by their message alone. */
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (has encountered|was closed)|Cannot use a pool)/

export const isAway = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && away.test(String(error.code))) || awayMessage.test(error.message))

/** The error of a statement as callers of the store see it. */
export const asStoreError = (error: unknown): unknown => {
  if (Object(error).code === 'CG001') return new SessionChanged(error)
  if (Object(error).code === 'CG002') return new LastSuperAdmin(error)
  return isAway(error) ? new StoreUnavailable(error) : error
}

/** No room on a disk, as a database or the file system says it. */
const full = /^(53100|ENOSPC|EDQUOT)$/

export const isFull = (error: unknown): boolean => {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  return full.test(String(code)) || (cause !== undefined && isFull(cause))
}
