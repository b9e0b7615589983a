import { fromCallback, type EventObject } from 'xstate'
import type { Area } from '../shared/area/types.ts'
import type { IssuedFile } from '../shared/endpoints/answers/files.ts'
import { fresh } from './ahead.ts'
import { ApiError } from './apiError.ts'
import { withToken } from './call.ts'
import { refusalIn } from './request.ts'
import { onSignedOut, renewToken } from './session.ts'
import { storedToken } from './sessionStore.ts'

export type LiveEvent =
  | { type: 'moved'; area: string; id: string; revision: number; status: string; by: { name: string } }
  /** `issued` is a document that was made for it. */
  | { type: 'saved'; area: string; id: string; revision: number; issued?: IssuedFile }
  /** What happened is not known: the connection was away, or it was to records of an area of which the person may see some. */
  | { type: 'resumed'; area?: string }

type ToldEvent = LiveEvent | SaidEvent | { type: 'rights' }

/** Something was said about a record, or perhaps about one of an area. */
type SaidEvent = { type: 'commented'; area: string; id: string } | Extract<LiveEvent, { type: 'resumed' }>

type Hearer = (event: LiveEvent | SaidEvent) => void

interface Heard {
  /** Null: of every area. */
  area: string | null
  /** What is said about its records, and not what is done to them. */
  isSaid: boolean
}

const hearers = new Map<Hearer, Heard>()
let connection: AbortController | null = null

/** The page that follows one that is left hears too. */
const linger = 5_000

const end = () => {
  connection?.abort()
  connection = null
}

onSignedOut(end)

const hearing = (heard: Heard, hear: Hearer): (() => void) => {
  const own: Hearer = (event) => hear(event)
  hearers.set(own, heard)
  if (!connection) void keepConnected((connection = new AbortController()).signal)
  return () => {
    hearers.delete(own)
    if (hearers.size === 0) setTimeout(() => hearers.size === 0 && end(), linger)
  }
}

/** Hears what others do to the rows of an area, or of any. Returns how to stop hearing. */
export const onLive = (area: string | null, hear: (event: LiveEvent) => void): (() => void) =>
  hearing({ area, isSaid: false }, hear as Hearer)

/** Hears that something was said about the rows of an area. Returns how to stop hearing. */
export const onSaid = (area: string, hear: (event: SaidEvent) => void): (() => void) =>
  hearing({ area, isSaid: true }, hear as Hearer)

/** An actor that sends what others do to the rows of an area, in the words of the machine that invokes it. */
export const watching = <I extends { area: Area }, E extends EventObject>(
  wordOf: (input: I, event: LiveEvent) => E | null,
) =>
  fromCallback<E, I>(({ input, sendBack }) =>
    onLive(input.area.id, (event) => {
      const word = wordOf(input, event)
      if (word) sendBack(word)
    }),
  )

/** By area and id, the newest revisions that were heard of. */
const newest = new Map<string, number>()
const most = 1_000

onSignedOut(() => newest.clear())

/** What is kept of a record is kept under this. */
export const keyOf = ({ area, id }: { area: Pick<Area, 'id'>; id: string }): string => `${area.id} ${id}`

/** The newest revision of a record that was heard of; 0 where none was. */
export const heardOf = (of: { area: Pick<Area, 'id'>; id: string }): number => newest.get(keyOf(of)) ?? 0

const note = ({ area, id, revision }: Extract<LiveEvent, { revision: number }>) => {
  const of = { area: { id: area }, id }
  newest.set(keyOf(of), Math.max(revision, heardOf(of)))
  if (newest.size > most) newest.delete(newest.keys().next().value!)
}

const tell = (event: LiveEvent | SaidEvent) => {
  if ('revision' in event) note(event)
  for (const [hear, { area, isSaid }] of new Map(hearers)) {
    const isOfKind = event.type === 'resumed' || isSaid === (event.type === 'commented')
    if (isOfKind && (area === null || event.area === undefined || area === event.area)) hear(event)
  }
}

const longestWait = 30_000

/** What a page shows first was asked for as it began; what is shown later, as it is connected. */
const lateness = () => Math.min(Math.round(performance.now()), fresh)

const keepConnected = async (signal: AbortSignal) => {
  let wait = 1_000
  for (let resumed = false; !signal.aborted; resumed = true) {
    try {
      const response = await withToken((token) => open(token, signal))
      wait = 1_000
      if (resumed) tell({ type: 'resumed' })
      for await (const event of eventsOf(response))
        if (event.type === 'rights') await askRights()
        else tell(event)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return disconnected(signal)
    }
    await pause(wait, signal)
    wait = Math.min(wait * 2, longestWait)
  }
}

/** What the person may do is other than before: it comes with another token, and what is shown is asked for anew. */
const askRights = async () => {
  const token = storedToken()
  if (token) await renewToken(token)
  tell({ type: 'resumed' })
}

/** Signed out: the next hearer connects anew. */
const disconnected = (signal: AbortSignal) => {
  if (connection?.signal === signal) connection = null
}

const open = async (token: string, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(`/api/live?late=${lateness()}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  })
  if (response.ok) return response
  throw await refusalIn(response)
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const types: Record<string, ToldEvent['type']> = {
  moved: 'moved',
  saved: 'saved',
  commented: 'commented',
  changed: 'resumed',
  rights: 'rights',
}

/** Server-sent events of a response: `event:` names the type, `data:` is JSON. */
async function* eventsOf(response: Response): AsyncGenerator<ToldEvent> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split(/\r?\n\r?\n/)
    rest = blocks.pop()!
    for (const block of blocks) {
      const type = /^event: ?(.*)$/m.exec(block)?.[1]
      const data = /^data: ?(.*)$/m.exec(block)?.[1]
      const told = type && types[type]
      if (told && data) yield { ...JSON.parse(data), type: told } as ToldEvent
    }
  }
}
