import { fromPromise } from 'xstate'
import { readRecording } from '../../data/inspect/recording.ts'
import { inspectorMachine } from './inspector.machine.ts'

/** The machine of the inspector, wired to files and to the server. */
export const connectedInspector = inspectorMachine.provide({
  actors: {
    open: fromPromise(({ input }) => {
      if (input.kind === 'file') return readRecording(input.file)
      throw new Error('not yet')
    }),
  },
})
