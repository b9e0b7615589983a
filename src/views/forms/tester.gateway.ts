import { call } from '../../data/call.ts'
import type { Part } from '../../shared/forms/binding.ts'

/** A claim as far as it is told which form it gets, and on which day. */
export type ClaimAsked = Partial<Record<Part | 'on', string>>

export const explainForm = (asked: ClaimAsked, signal: AbortSignal) => call('claim_form.explain', asked, { signal })
