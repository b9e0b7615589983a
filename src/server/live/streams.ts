import type { ServerResponse } from 'node:http'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Session } from '../sessions/types.ts'
import type { Ear, Notice } from './bus.ts'

export interface Stream {
  session: Pick<Session, 'id' | 'caller'>
  permissions: string[]
  response: ServerResponse
}

/** Bytes that wait for a reader; one who is further behind has to connect anew. */
const patience = 256 * 1024

const maySee = ({ session, permissions }: Stream, area: Area | undefined, notice: Notice): boolean => {
  const { organisation, kind } = session.caller
  const isParty = kind === 'platform' || notice.parties.includes(organisation)
  return isParty && area !== undefined && grants(permissions, area.permissions.list)
}

/** Who may hear of it is not told. */
const lineOf = (notice: Notice): string => {
  const data = { ...notice, type: undefined, parties: undefined }
  return `event: ${notice.type}\ndata: ${JSON.stringify(data)}\n\n`
}

/** The open event streams of this process. */
export const openStreams = (areas: ReadonlyMap<string, Area>) => {
  const streams = new Set<Stream>()

  const write = (stream: Stream, text: string) => {
    stream.response.write(text)
    if (stream.response.writableLength > patience) stream.response.destroy()
  }
  const end = (stream: Stream) => {
    streams.delete(stream)
    stream.response.end()
  }
  const endAll = () => streams.forEach(end)

  const ear: Ear = {
    hear: (notice) => {
      const area = areas.get(notice.area)
      const line = lineOf(notice)
      for (const stream of streams) if (maySee(stream, area, notice)) write(stream, line)
    },
    // Browsers come back by themselves and read anew what they show.
    missed: endAll,
  }

  return {
    ear,
    add: (stream: Stream) => {
      streams.add(stream)
      stream.response.on('close', () => streams.delete(stream))
      write(stream, 'event: hello\ndata: {}\n\n')
    },
    beat: () => streams.forEach((stream) => write(stream, ': still here\n\n')),
    countOf: (sessionId: string) => [...streams].filter(({ session }) => session.id === sessionId).length,
    sessionIds: () => [...new Set([...streams].map(({ session }) => session.id))],
    endSession: (id: string) => streams.forEach((stream) => stream.session.id === id && end(stream)),
    /** Gives the streams what their people may do now, and ends those whose session is not among them. */
    review: (standing: ReadonlyMap<string, string[]>, reviewed: readonly string[]) => {
      for (const stream of streams) {
        const permissions = standing.get(stream.session.id)
        if (permissions) stream.permissions = permissions
        else if (reviewed.includes(stream.session.id)) end(stream)
      }
    },
    endAll,
  }
}
