import type { ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { grants } from '../../../machines/kernel/grants.ts'
import { listsOf } from '../../shared/area/lists.ts'
import { mayEnter } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { isParty } from '../records/scope.ts'
import type { Session } from '../sessions/types.ts'
import type { Caller } from '../store/store.ts'
import type { Ear, Notice } from './bus.ts'

export interface Stream {
  session: Pick<Session, 'id' | 'caller'>
  response: ServerResponse
}

/** Bytes that wait for a reader; one who is further behind has to connect anew. */
const patience = 256 * 1024

/** Milliseconds for which notices are kept for who comes late. */
const memory = 10_000

const mayList = (permissions: readonly string[], area: Area): boolean =>
  mayEnter(area, permissions) && grants(permissions, area.permissions.list)

/** What somebody may do and see; menus are of what their organisation sells. */
const sightOf = ({ permissions, represents, below, sells }: Caller) => [permissions, represents, below, sells]

/** Who may hear of it is not told. */
const lineOf = (notice: object & Pick<Notice, 'type'>): string => {
  const data = { ...notice, type: undefined, parties: undefined, left: undefined, only: undefined }
  return `event: ${notice.type}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * For who may see some of an area's records, in another list, and for who no longer sees this one: that there is something new, of a
 * record perhaps not in it.
 */
const lineOfOthers = ({ area }: Notice): string => `event: changed\ndata: ${JSON.stringify({ area })}\n\n`

/** The open event streams of this process. */
export const openStreams = (areas: ReadonlyMap<string, Area>, clock: () => Date) => {
  const streams = new Set<Stream>()
  const recent: { at: number; notice: Notice }[] = []

  const write = (stream: Stream, text: string) => {
    stream.response.write(text)
    if (stream.response.writableLength > patience) stream.response.destroy()
  }
  const end = (stream: Stream) => {
    streams.delete(stream)
    stream.response.end()
  }
  const endAll = () => streams.forEach(end)

  const tellComment = (told: Iterable<Stream>, area: Area, notice: Extract<Notice, { type: 'commented' }>) => {
    const { only, parties } = notice
    for (const stream of told) {
      const { caller } = stream.session
      const hears = only === null ? isParty(area, caller, parties) : caller.organisation === only
      if (hears && grants(caller.permissions ?? [], area.permissions.detail)) write(stream, lineOf(notice))
    }
  }

  const tell = (told: Iterable<Stream>, notice: Notice) => {
    const area = areas.get(notice.area)
    if (!area) return
    if (notice.type === 'commented') return tellComment(told, area, notice)
    const { issued, ...listed } = { issued: undefined, ...notice }
    const [line, lineOutside] = [lineOf(listed), lineOfOthers(notice)]
    const lineOpened = issued ? lineOf(notice) : line
    for (const stream of told) {
      const { caller } = stream.session
      const { permissions = [] } = caller
      const isOne = isParty(area, caller, notice.parties)
      if (!isOne && !(notice.left && isParty(area, caller, notice.left))) continue
      if (isOne && mayList(permissions, area))
        write(stream, grants(permissions, area.permissions.detail) ? lineOpened : line)
      else if (listsOf(area).some((list) => mayList(permissions, list))) write(stream, lineOutside)
    }
  }

  const ear: Ear = {
    hear: (notice) => {
      const at = clock().getTime()
      const kept = recent.findIndex((one) => one.at >= at - memory)
      recent.splice(0, kept < 0 ? recent.length : kept)
      recent.push({ at, notice })
      tell(streams, notice)
    },
    // Browsers come back by themselves and read anew what they show.
    missed: endAll,
  }

  return {
    ear,
    /** @param late milliseconds since it was asked for what it shows: what has happened since then is told at once */
    add: (stream: Stream, late: number) => {
      streams.add(stream)
      stream.response.on('close', () => streams.delete(stream))
      write(stream, 'event: hello\ndata: {}\n\n')
      if (late > memory) return write(stream, 'event: changed\ndata: {}\n\n')
      const since = clock().getTime() - late
      for (const { at, notice } of recent) if (at > since) tell([stream], notice)
    },
    beat: () => streams.forEach((stream) => write(stream, ': still here\n\n')),
    countOf: (sessionId: string) => [...streams].filter(({ session }) => session.id === sessionId).length,
    sessionIds: () => [...new Set([...streams].map(({ session }) => session.id))],
    endSession: (id: string) => streams.forEach((stream) => stream.session.id === id && end(stream)),
    /** Gives the streams what their people may do and see now, tells them where that is other, and ends those whose session is not among them. */
    review: (standing: ReadonlyMap<string, Caller>, reviewed: readonly string[]) => {
      for (const stream of streams) {
        const { id } = stream.session
        const caller = standing.get(id)
        if (caller) {
          const isOther = !isDeepStrictEqual(sightOf(caller), sightOf(stream.session.caller))
          stream.session = { id, caller }
          if (isOther) write(stream, 'event: rights\ndata: {}\n\n')
        } else if (reviewed.includes(id)) end(stream)
      }
    },
    endAll,
  }
}
