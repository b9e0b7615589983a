import { setTimeout } from 'node:timers/promises'
import { grants } from '../../../machines/kernel/grants.ts'
import { tabNames } from '../../shared/area/lists.ts'
import { isSwitchedOn } from '../../shared/area/switched.ts'
import type { Area } from '../../shared/area/types.ts'
import type { OfArea } from '../../shared/endpoints/answers/overview.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import type { Session } from '../sessions/types.ts'

const atOnce = 4

export interface Asked {
  host: Host
  session: Pick<Session, 'actor' | 'caller'>
  /** Ids of areas; those that the person may not list, or that there are not, are left out. */
  wanted: readonly string[]
  /** Milliseconds that one area may take; the others need not wait longer for it. */
  patience?: number
}

/** Asks several areas the same, a few at a time. */
export const askEach = async <A>(
  { host, session, wanted, patience = 1_500 }: Asked,
  ask: (area: Area) => Promise<A>,
): Promise<OfArea<A>[]> => {
  const areas = host.areas.filter(
    ({ id, parent, permissions, switchedBy }) =>
      !parent &&
      wanted.includes(id) &&
      isSwitchedOn({ switchedBy }, host.config) &&
      grants(session.actor.permissions, permissions.list),
  )
  const answers: OfArea<A>[] = []
  const left = areas.entries()
  const work = async () => {
    for (const [index, area] of left) {
      const answer = await within(patience, ask(area)).catch((error: unknown) => {
        if (error instanceof HttpError) throw error
        host.log.warn({ err: error, area: area.id }, 'an area has no answer')
        return null
      })
      answers[index] = { area: area.id, answer }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

/** Those areas whose cases may wait for a person. */
export const desksIn = ({ areas }: Host, wanted: readonly string[]): string[] =>
  wanted.filter((id) => areas.some((area) => area.id === id && tabNames(area).includes('waiting')))

const within = async <A>(patience: number, answer: Promise<A>): Promise<A> => {
  const end = new AbortController()
  const late = setTimeout(patience, null, { signal: end.signal }).then(() => {
    throw new Error(`more than ${patience} ms`)
  })
  return Promise.race([answer, late]).finally(() => end.abort())
}
