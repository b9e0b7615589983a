import type { SnapshotFrom } from 'xstate'
import type { recoveryMachine } from './recovery.machine.ts'

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>

/** The page on which the way goes on; null before a code has been asked for. */
export const placeOf = (snapshot: RecoverySnapshot): string | null => {
  const { asked } = snapshot.context
  if (snapshot.matches('awaitingCode') && asked)
    return asked.purpose === 'activation' ? `/verify?email=${encodeURIComponent(asked.email)}` : '/otp'
  if (['choosingPassword', 'settingPassword', 'lapsed'].some((state) => state === snapshot.value))
    return '/change-password'
  return snapshot.matches('finished') ? '/finish' : null
}

export const addressAsked = (snapshot: RecoverySnapshot) => snapshot.context.asked?.email ?? ''

export const isActivation = ({ context: { pending, asked } }: RecoverySnapshot): boolean =>
  (pending ?? asked)?.purpose === 'activation'

export const recoveryFailure = (snapshot: RecoverySnapshot) => snapshot.context.failure

export const isRequestingCode = (snapshot: RecoverySnapshot): boolean =>
  snapshot.matches('requestingCode') || snapshot.matches({ awaitingCode: { resend: 'requesting' } })

export const isVerifyingCode = (snapshot: RecoverySnapshot): boolean =>
  snapshot.matches({ awaitingCode: { code: 'verifying' } })

export const isCodeSpent = (snapshot: RecoverySnapshot): boolean =>
  snapshot.matches({ awaitingCode: { code: 'spent' } })

export const isSettingPassword = (snapshot: RecoverySnapshot): boolean => snapshot.matches('settingPassword')

export const isLapsed = (snapshot: RecoverySnapshot): boolean => snapshot.matches('lapsed')

/** When another code may be asked for, in epoch milliseconds; null: now. */
export const resendAt = (snapshot: RecoverySnapshot): number | null => {
  const { pending } = snapshot.context
  return snapshot.matches({ awaitingCode: { resend: 'waiting' } }) && pending?.stage === 'code'
    ? pending.resendAt
    : null
}
