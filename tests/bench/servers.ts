import { availableParallelism } from 'node:os'
import { answerOf } from '../run/commands.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { connections, settingsOf, type Place } from './bare.ts'
import { caller } from './load.ts'

/** So many servers of one book, each on a core of its own where the system can say so, and a caller who asks them in turn. */
export const openServers = async (place: Place, count = 1) => {
  const servers = await Promise.all(Array.from({ length: count }, () => serve(settingsOf(place))))
  for (const [index, { pid }] of servers.entries())
    if (count > 1) answerOf('taskset', ['-apc', String(index % availableParallelism()), String(pid)])
  const { token } = await signIn(servers[0]!.url, 'broker@covergate.test')
  const callers = servers.map(({ url }) => caller(url, token, connections / count))
  let next = 0
  return {
    pids: servers.map(({ pid }) => pid),
    call: (name: string, variables: object) => callers[next++ % count]!.call(name, variables),
    close: async () => {
      await Promise.all(callers.map(({ close }) => close()))
      await Promise.all(servers.map(({ end }) => end()))
    },
  }
}
