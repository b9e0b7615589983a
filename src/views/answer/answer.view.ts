import type { SnapshotFrom } from 'xstate'
import type { Locale } from '../../shared/locales.ts'
import type { answerMachine } from './answer.machine.ts'

type Snapshot = SnapshotFrom<typeof answerMachine>

export const isLooking = ({ context, ...snapshot }: Snapshot) => snapshot.hasTag('busy') && !context.inquiries
export const isFailed = (snapshot: Snapshot) => snapshot.hasTag('failed')
export const isEnded = (snapshot: Snapshot) => snapshot.status === 'done' && !snapshot.hasTag('settled')
export const isAnswered = (snapshot: Snapshot) => snapshot.hasTag('settled')
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
/** Whether the code is asked for, which has been mailed. */
export const isEntering = ({ context }: Snapshot) => context.isMailed
export const failureNow = ({ context }: Snapshot) => context.failure

export const inquiryIn =
  (locale: Locale) =>
  ({ context }: Snapshot) =>
    context.inquiries?.[locale] ?? null

export const chosenAnswer = ({ context }: Snapshot) => context.chosen
