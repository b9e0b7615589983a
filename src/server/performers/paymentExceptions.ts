import type { Performer } from '../performer.ts'

/** A person says what an exception was, and what became of it. */
const resolve: Performer = ({ by, at, input }) => ({
  changes: { status: 'RESOLVED', note: input['note'], resolvedAt: at, resolvedBy: by.name },
})

export const paymentException = { resolve }
