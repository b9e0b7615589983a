import { fromPromise } from 'xstate'
import { afterPaint } from '../../ui/afterPaint.ts'
import { overviewMachine } from './overview.machine.ts'

/** The overview machine, wired to where its figures come from. */
export const connectedOverview = (load: (signal: AbortSignal) => Promise<unknown>) =>
  overviewMachine.provide({ actors: { load: fromPromise(({ signal }) => afterPaint(signal, () => load(signal))) } })
