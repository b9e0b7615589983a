import type { FastifyInstance, RouteOptions } from 'fastify'
import { openFileStore } from '../../../src/server/files/openFileStore.ts'
import { createApp } from '../../../src/server/http/createApp.ts'
import { furnish } from '../../../src/server/furnish.ts'
import { openBus } from '../../../src/server/live/bus.ts'
import { openSessions } from '../../../src/server/sessions/sessions.ts'
import type { Store } from '../../../src/server/store/store.ts'
import type { TestHost } from './host.ts'

export interface Doors {
  url: string
  app: FastifyInstance
  routes: RouteOptions[]
  close(): Promise<void>
}

/** More doors of a running host, over a store that somebody stands beside. */
export const openDoors = async (running: TestHost, store: Store = running.host.store): Promise<Doors> => {
  const host = { ...running.host, store }
  const app = createApp(running.config, running.logTo)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  const [sessions, bus, files] = await Promise.all([
    openSessions(host),
    openBus(store, app.log),
    openFileStore(running.config),
  ])
  await furnish(app, { host, sessions, bus, files })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    app,
    routes,
    close: async () => {
      await app.close()
      await bus.close()
      await sessions.close()
    },
  }
}
