import type { Performer } from '../performer.ts'

/** A person says what was wrong, and what became of it. */
export const resolve: Performer = ({ by, at, input }) => ({
  changes: { status: 'RESOLVED', note: input['note'], resolvedAt: at, resolvedBy: by.name },
})

export const paymentException = { resolve }
