import { ApiError } from '../../data/apiError.ts'
import { call } from '../../data/call.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Outline } from '../../shared/area/outline.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))

/** Counts of areas: what is asked for at one moment travels in one call, and with the first of those shown at once all of them. */
export const counting = (shown: readonly Outline[]) => {
  let next: { areas: string[]; answers: ReturnType<typeof call<'overview.counts'>> } | null = null

  const gather = (id: string) => {
    if (!next) {
      const areas: string[] = []
      const send = () => {
        next = null
        return call('overview.counts', { areas })
      }
      next = { areas, answers: soon().then(send) }
    }
    next.areas.push(id)
    return next.answers
  }

  let begun: Map<string, ReturnType<typeof gather>> | null = null
  const begin = () => {
    const asked = new Map(shown.map(({ id }) => [id, gather(id)]))
    // Whoever waits for an answer hears of its failure.
    for (const answers of asked.values()) answers.catch(() => {})
    return asked
  }

  return async ({ id }: Outline): Promise<TabCount[]> => {
    begun ??= begin()
    const asked = begun.get(id) ?? gather(id)
    begun.delete(id)
    const answers = await asked
    const counts = answers.find(({ area }) => area === id)?.answer
    if (!counts) throw new ApiError(503, 'UNAVAILABLE', '')
    return counts
  }
}

export type Counting = ReturnType<typeof counting>
