import type { SnapshotFrom } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import type { Draft } from '../../shared/endpoints/answers/drafts.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { readDefinition } from '../../shared/forms/read.ts'
import type { designMachine } from './design.machine.ts'

type DesignSnapshot = SnapshotFrom<typeof designMachine>

/** Whether a version can be designed where it stands. */
export const isOpen = (status: unknown): boolean => status === 'PENDING' || status === 'FAILED'

export const isUnread = (snapshot: DesignSnapshot): boolean => snapshot.matches('unread')

/** What it asks, as it is stored; undefined while that is not known. */
export const storedDesign = ({ context }: DesignSnapshot) => context.stored

export const liveDesign = ({ context }: DesignSnapshot) => context.live ?? undefined

export const isSaving = (snapshot: DesignSnapshot): boolean => snapshot.hasTag('busy') && !snapshot.matches('loading')

export const failureOfDesign = ({ context }: DesignSnapshot): unknown => context.failure

/** Why the version did not take what was saved; null where it did. */
export const refusalOfDesign = (snapshot: DesignSnapshot) =>
  snapshot.matches('refused') ? snapshot.context.refusal : null

/** The design of the person and that of who has saved meanwhile; null where nobody has. */
export const conflictOfDesign = (snapshot: DesignSnapshot) =>
  snapshot.matches('conflicted') || snapshot.matches('outdated')
    ? { mine: snapshot.context.wanted!, theirs: snapshot.context.theirs! }
    : null

export const noteOf = ({ context }: DesignSnapshot): string => context.version.note ?? ''

export const revisionOf = ({ context }: DesignSnapshot): number => context.version.revision

/** Work on a design that was broken off; null where there is none with which to go on. */
export const workIn = (draft: Draft | null, stored: Definition) => {
  const read = draft && readDefinition(draft.typed['definition'])
  if (!draft || !read?.ok || same(read.value, stored)) return null
  return { definition: read.value, base: draft.base, at: draft.saved_at }
}
