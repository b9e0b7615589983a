import type { Answer } from '../support/client.ts'

/** What some work comes to; null where it fails after its server was ended. */
export const untilEnd = async <T>(ends: AbortSignal, work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (ends.aborted) return null
    throw error
  }
}

export const refused = (body: Answer['body']): never => {
  throw new Error(`Refused: ${JSON.stringify(body)}`)
}
