import type { Answer } from '../support/client.ts'

/** A database that others keep busy answers too late now and then, which the server says. */
class Unavailable extends Error {}

/**
 * Does some work again and again until it is ended, also where the server cannot for the moment; `onDone` is told of each that was done.
 * @throws what fails before the end
 */
export const untilEnd = async <T>(
  ends: AbortSignal,
  work: () => Promise<T>,
  onDone: (done: T) => void,
): Promise<void> => {
  while (!ends.aborted) {
    try {
      onDone(await work())
    } catch (error) {
      if (!ends.aborted && !(error instanceof Unavailable)) throw error
    }
  }
}

/** @throws with what was answered instead */
export const refused = (body: Answer['body']): never => {
  const code = body.code ?? body.errors?.[0]?.extensions?.code
  throw code === 'UNAVAILABLE' ? new Unavailable(code) : new Error(`Refused: ${JSON.stringify(body)}`)
}
