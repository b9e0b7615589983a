import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { reviewMachine } from './review.machine.ts'

/** The machine of the review, wired to the server. */
export const connectedReview = reviewMachine.provide({
  actors: {
    load: fromPromise(({ input: { after }, signal }) =>
      call('rights.review', after === null ? {} : { after }, { signal }),
    ),
    keep: fromPromise(({ input }) => call('rights.keep', { ...input })),
  },
})
