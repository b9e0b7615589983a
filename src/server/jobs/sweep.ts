import { dropExpired } from '../accounts/expired.ts'
import type { Host } from '../context.ts'
import { endOverdue } from '../sessions/rows.ts'

/** Puts down as over what its time has ended, so that it stays so when the clock goes back; answers how much it found. */
export const sweep = async ({ store, clock }: Host): Promise<number> =>
  (await dropExpired(store, clock())) + (await endOverdue(store, clock()))
