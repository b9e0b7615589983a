import type { Answer } from '../support/client.ts'

/** A database that others keep busy answers too late now and then, which the server says. */
class Unavailable extends Error {}

/** What some work comes to, which begins again where the server cannot for the moment; null where it was ended. */
export const untilEnd = async <T>(ends: AbortSignal, work: () => Promise<T>): Promise<T | null> => {
  while (!ends.aborted) {
    try {
      return await work()
    } catch (error) {
      if (!ends.aborted && !(error instanceof Unavailable)) throw error
    }
  }
  return null
}

/** @throws with what was answered instead */
export const refused = (body: Answer['body']): never => {
  const code = body.code ?? body.errors?.[0]?.extensions?.code
  throw code === 'UNAVAILABLE' ? new Unavailable(code) : new Error(`Refused: ${JSON.stringify(body)}`)
}
