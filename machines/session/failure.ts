export interface Failure {
  code: string
  message: string
}

/** What is told of a call that failed: the server's code and words, else UNKNOWN. */
export const failureOf = (error: unknown): Failure => {
  const { code, message } = error as Partial<Failure>
  return typeof code === 'string' ? { code, message: message ?? '' } : { code: 'UNKNOWN', message: '' }
}
