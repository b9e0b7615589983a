import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CommentedNotice, Live, MovedNotice, SavedNotice } from '../context.ts'
import type { Store } from '../store/store.ts'
import { packed } from './packed.ts'

export type Notice =
  | ({ type: 'moved' } & MovedNotice)
  | ({ type: 'saved' } & SavedNotice)
  | ({ type: 'commented' } & CommentedNotice)

/** What is told of no record. */
type Call = { type: 'due' }

export interface Ear {
  hear(notice: Notice): void
  /** What people may do may be other than before; the database says so itself. */
  reviewed?(): void
  /** Something is to be done. */
  due?(): void
  /** Something may not have been heard. */
  missed(): void
}

export interface Bus extends Live {
  attach(ear: Ear): void
  close(): Promise<void>
}

const channel = 'covergate_moves'

/** Milliseconds for which notices are gathered into one message. */
const gathering = 25

/** Tells every process on the database of what was committed here, and hears of what was committed anywhere. */
export const openBus = async (store: Store, log: FastifyBaseLogger): Promise<Bus> => {
  const ears = new Set<Ear>()
  const unlisten = await store.listen(
    channel,
    (payload) => {
      for (const notice of JSON.parse(payload) as (Notice | Call | { type: 'rights' })[])
        for (const ear of ears)
          if (notice.type === 'rights') ear.reviewed?.()
          else if (notice.type === 'due') ear.due?.()
          else ear.hear(notice)
    },
    () => ears.forEach((ear) => ear.missed()),
  )

  let gathered: (Notice | Call)[] = []
  let timer: NodeJS.Timeout | undefined

  const send = async () => {
    const notices = gathered
    gathered = []
    timer = undefined
    try {
      for (const payload of packed(notices)) {
        await store.notify(channel, payload)
        // Lets the streams flush: PGlite answers without ever giving way.
        await setImmediate()
      }
    } catch (error) {
      log.warn({ err: error, notices: notices.length }, 'open screens were not told')
    }
  }

  const gather = (notice: Notice | Call) => {
    gathered.push(notice)
    timer ??= setTimeout(() => void send(), gathering)
  }

  return {
    moved: (notice) => gather({ type: 'moved', ...notice }),
    saved: (notice) => gather({ type: 'saved', ...notice }),
    commented: (notice) => gather({ type: 'commented', ...notice }),
    due: () => {
      if (!gathered.some(({ type }) => type === 'due')) gather({ type: 'due' })
    },
    attach: (ear) => void ears.add(ear),
    close: async () => {
      clearTimeout(timer)
      if (gathered.length > 0) await send()
      await unlisten()
    },
  }
}
