import { waitFor } from 'xstate'
import { openStream, type Stream } from '../../../src/data/inspect/stream.ts'
import { session } from '../../../src/data/session.ts'

/** Milliseconds of a task in which the page is busy with events; in between others get their turn. */
const task = 5

/** What is stored by no event, of which every page of ours would hear. */
const asked = [{ type: 'signOut.requested' }, { type: 'signOut.declined' }] as const

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

/** How many events a second the session's machine takes, as many as it can. */
const rate = async (milliseconds: number): Promise<number> => {
  const begun = performance.now()
  let count = 0
  while (performance.now() - begun < milliseconds) {
    const until = performance.now() + task
    for (; performance.now() < until; count += 1) session.send(asked[count % 2]!)
    await turn()
  }
  return (count / (performance.now() - begun)) * 1_000
}

let stream: Stream | null = null

/** What the bench does in the page that is inspected. */
export const inspectedPage = {
  begin: async () => {
    session.start()
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  },
  rate,
  inspect: () => {
    stream = openStream('/inspector', () => {})
    return stream !== null
  },
  end: () => stream?.stop(),
}

export type InspectedPage = typeof inspectedPage

Object.assign(globalThis, { inspectedPage })
