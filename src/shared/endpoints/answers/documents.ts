import type { Intent } from '../../../../machines/fields/intent.ts'

/** What stands on an issued document, in its language. */
export interface Said {
  language: string
  /** Who made it. */
  issuer: string
  title: string
  subtitle: string
  sections: readonly { heading: string; lines: readonly { label: string; text: string }[] }[]
  closing: string
}

/** A document that is genuine, and how the case stands today that it was issued for. */
export interface Verified {
  said: Said
  standing: { text: string; intent: Intent }
}

export interface DocumentAnswers {
  'document.verify': Verified
}
