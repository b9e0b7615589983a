import type { KeptFile } from '../../../../machines/fields/kept.ts'
import type { Answers, Definition } from '../../forms/definition.ts'
import type { Done } from './actions.ts'
import type { Draft, KeptDraft } from './drafts.ts'
import type { Presigned } from './files.ts'
import type { Invalid } from './records.ts'

/** What a link asks of who has it. */
export interface LinkedForm {
  title: string
  /** Of the form, to which the answers belong. */
  version: string
  definition: Definition
  variant: string | null
  recipient: string
  /** What it is about, in words. */
  about: string | null
  /** Until when it can be answered. */
  until: string
  /** What is known of the record that it is about and the form tells, by the names of fields. */
  known: Answers
  /** What was typed before, here or elsewhere. */
  draft: Draft | null
}

export interface FormLinkAnswers {
  'formLink.open': LinkedForm
  'formLink.keep': KeptDraft
  'formLink.stumble': { noted: number }
  'formLink.presign': Presigned
  'formLink.confirm': { file: KeptFile }
  'formLink.read': Blob
  /** With the number under which the answers are kept. */
  'formLink.send': (Done & { number: string }) | Invalid
}
