import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { readersMachine } from './readers.machine.ts'

export const connectedReaders = readersMachine.provide({
  actors: { load: fromPromise(({ input, signal }) => call('comments.people', { ...input }, { signal })) },
})
