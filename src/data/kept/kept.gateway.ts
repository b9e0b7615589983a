import { fromPromise } from 'xstate'
import { keptMachine } from './kept.machine.ts'

/** What a reading answers, kept as it is now. */
export const keeping = (read: (look: object, signal: AbortSignal) => Promise<unknown>) =>
  keptMachine.provide({ actors: { load: fromPromise(({ input, signal }) => read(input, signal)) } })
