import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import { actingMachine } from '../../pages/actions/acting.machine.ts'
import type { Area } from '../../shared/area/types.ts'

/** What keeps records of an area, wired to the server: `keep` makes one, `drop` deletes it, anything else changes it. */
export const keepingIn = (area: Area) =>
  actingMachine.provide({
    actors: {
      perform: fromPromise(({ input: { action, input, on } }) => {
        if (action === 'keep') return ask(area, 'create', { input })
        return action === 'drop' ? ask(area, 'delete', { ...on! }) : ask(area, 'edit', { ...on!, input })
      }),
    },
  })
