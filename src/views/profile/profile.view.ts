import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

export const storedProfile = ({ context }: ProfileSnapshot) => context.profile

export const isUnread = (snapshot: ProfileSnapshot): boolean => snapshot.hasTag('failed')

export const isSaving = (snapshot: ProfileSnapshot): boolean => snapshot.matches('saving')
