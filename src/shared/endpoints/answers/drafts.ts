/** What was typed into a form and not submitted. */
export interface Draft {
  revision: number
  /** By field, what was typed. */
  typed: Record<string, unknown>
  /** The revision of the record that it was typed over; null: of none. */
  base: number | null
  saved_at: string
}

export interface KeptDraft extends Pick<Draft, 'revision' | 'saved_at'> {
  /** What was typed elsewhere meanwhile, and is kept no more. */
  replaced: Draft | null
}

export interface DraftAnswers {
  'drafts.read': Draft | null
  'drafts.keep': KeptDraft
  'drafts.drop': undefined
}
