import type { SnapshotFrom } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import type { draftMachine } from './draft.machine.ts'

type DraftSnapshot = SnapshotFrom<typeof draftMachine>

export const isLooking = (snapshot: DraftSnapshot): boolean => snapshot.hasTag('busy')

/** What the form began with. */
export const foundDraft = ({ context }: DraftSnapshot) => context.found

/** Since when the server has all that is typed; null where it has not, or there is nothing. */
export const keptAt = ({ context: { typed, kept, keptAt: at } }: DraftSnapshot): string | null =>
  same(typed, kept) ? at : null

/** That the server has not what is typed, nor has taken it when it was tried. */
export const isMissed = ({ context: { typed, kept, isMissed: missed } }: DraftSnapshot): boolean =>
  missed && !same(typed, kept)

/** When the server took what was typed last, if it has anything. */
export const lastKeptAt = ({ context }: DraftSnapshot): string | null => context.keptAt

/** What was typed on another device meanwhile. */
export const typedElsewhere = ({ context }: DraftSnapshot) => context.elsewhere
