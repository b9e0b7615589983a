import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { draftMachine } from './draft.machine.ts'

/** The machine of a form's draft, wired to the server. */
export const connectedDraft = draftMachine.provide({
  actors: {
    look: fromPromise(({ input: { area, place }, signal }) => call('drafts.read', { area, place }, { signal })),
    keep: fromPromise(({ input: { area, place, typed, base, seen, writer } }) =>
      call('drafts.keep', { area, place, typed, base, seen, writer }),
    ),
    drop: fromPromise(({ input: { area, place, writer } }) => call('drafts.drop', { area, place, writer })),
  },
})
