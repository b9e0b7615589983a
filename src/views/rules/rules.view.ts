import type { SnapshotFrom } from 'xstate'
import type { rulesMachine } from './rules.machine.ts'

type Snapshot = SnapshotFrom<typeof rulesMachine>

export const typedDraft = ({ context }: Snapshot) => context.typed
export const isTyped = (snapshot: Snapshot) => snapshot.matches('typed')
/** Something else stands there than is stored. */
export const canSave = (snapshot: Snapshot) => snapshot.can({ type: 'save.asked', key: '' })
export const isSaving = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const refusalOf = ({ context }: Snapshot) => context.refusal
export const hasFailed = ({ context }: Snapshot) => context.failure !== null
