import type { Lifecycle } from '../kernel/types.ts'
import { blanks } from './account.context.ts'

/** Version 1 knew neither section nor partners, stores and representatives. */
export const migrations: Lifecycle['migrations'] = {
  1: ({ context, ...snapshot }) => ({ ...snapshot, context: { ...blanks, ...context } }),
}
