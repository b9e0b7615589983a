import { dropExpired } from '../accounts/expired.ts'
import { dropLinks } from '../cases/links.ts'
import type { Host } from '../context.ts'
import { neededByForms } from '../drafts/form.ts'
import { clearDrafts } from '../drafts/rows.ts'
import { clearExports } from '../exports/ended.ts'
import { clearDropped } from '../files/dropped.ts'
import type { FileStore } from '../files/fileStore.ts'
import { clearImports } from '../imports/ended.ts'
import { endOverdue } from '../sessions/rows.ts'

/** Puts down as over what its time has ended, so that it stays so when the clock goes back, and clears away what was let go of; answers how much it found. */
export const sweep = async (host: Host, files: FileStore): Promise<number> => {
  const { store, clock } = host
  return (
    (await dropExpired(store, clock())) +
    (await dropLinks({ store, clock })) +
    (await endOverdue(store, clock())) +
    (await clearDropped(store, files, clock())) +
    (await clearDrafts(store, neededByForms(host), clock())) +
    (await clearExports(store, files, clock())) +
    (await clearImports(store, files, clock()))
  )
}
