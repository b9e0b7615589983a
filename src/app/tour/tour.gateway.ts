import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { tourMachine } from './tour.machine.ts'

/** The tour, wired to the server. */
export const connectedTour = tourMachine.provide({
  actors: { keep: fromPromise(({ signal }) => call('user.editProfile', { toured: true }, { signal })) },
})
