import type { FileLimits } from '../../../../machines/fields/fileKinds.ts'
import type { TransitionMeta } from '../../../../machines/kernel/types.ts'
import type { Locale } from '../../locales.ts'
import type { Presigned } from './files.ts'

/** One of the answers that somebody may choose, in words. */
export interface OfferedAnswer {
  name: string
  intent: NonNullable<TransitionMeta['intent']>
  label: string
  /** What it is written in, by its label and how many characters there may be, in one line or several, and what stands there at first; without, a mailed code confirms it. */
  written?: { label: string; max: number; isLine: boolean; first: string }
  /** It is a file, of which kinds and sizes: it is announced, put, and then answered with. */
  brings?: FileLimits
  /** What would come of it. */
  follows: string
  /** What has come of it. */
  done: string
  then: string
  /** Whether the way goes on to the sign-in. */
  signsIn?: true
}

/** What somebody is asked, in words. */
export interface Inquiry {
  title: string
  intro: string
  lines: readonly { line: string; label: string; text: string }[]
  /** Until when an answer is due. */
  until: string
  answers: readonly OfferedAnswer[]
}

export interface InquiryAnswers {
  /** In every language, since it may be changed on the way. */
  'inquiry.look': Readonly<Record<Locale, Inquiry>>
  'inquiry.sendCode': void
  'inquiry.presign': Presigned
  'inquiry.answer': void
}
