import type { TransitionMeta } from '../../../../machines/kernel/types.ts'
import type { Locale } from '../../locales.ts'

/** One of the answers that a customer may choose, in words. */
export interface OfferedAnswer {
  name: string
  intent: NonNullable<TransitionMeta['intent']>
  label: string
  /** What would come of it. */
  follows: string
  /** What has come of it. */
  done: string
  then: string
}

/** What a customer is asked, in words. */
export interface Inquiry {
  title: string
  intro: string
  lines: readonly { line: string; label: string; text: string }[]
  /** Until when an answer is due. */
  until: string
  answers: readonly OfferedAnswer[]
}

export interface CustomerAnswers {
  /** In every language, since it may be changed on the way. */
  'customer.look': Readonly<Record<Locale, Inquiry>>
  'customer.sendCode': void
  'customer.answer': void
}
