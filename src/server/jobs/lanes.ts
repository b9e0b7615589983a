import type { Host } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { dueKinds, performEffects } from './outbox.ts'
import type { Look, Worker } from './worker.ts'

/** A worker for a kind of effect; it looks for nothing until it is told that there is something. */
interface Lane extends Worker {
  tell(): void
}

/**
 * Performs the effects that are due: one worker asks which kinds there are, and each kind has a worker of its own, so that a slow
 * one delays no other and those at rest hold no connection.
 */
export const startLanes = (host: Host, files: FileStore, start: (name: string, look: Look) => Worker): Worker => {
  const lanes = new Map<string, Lane>()

  const open = (kind: string): Lane => {
    let isDue = false
    const worker = start(kind, async () => {
      if (!isDue) return 0
      isDue = false
      const taken = await performEffects(host, files, kind)
      isDue ||= taken > 0
      // What was performed may have led to something else.
      if (taken > 0) foreman.wake()
      return taken
    })
    const tell = () => {
      isDue = true
      worker.wake()
    }
    return { ...worker, tell }
  }

  const foreman = start('effects', async () => {
    for (const kind of await dueKinds(host)) {
      const lane = lanes.get(kind) ?? open(kind)
      lanes.set(kind, lane)
      lane.tell()
    }
    return 0
  })
  return {
    wake: foreman.wake,
    close: async () => {
      await foreman.close()
      await Promise.all([...lanes.values()].map((lane) => lane.close()))
    },
  }
}
