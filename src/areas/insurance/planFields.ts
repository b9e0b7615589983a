import { findings } from '../../../machines/plan/plan.events.ts'

const who = { type: 'text', max: 250, readOnly: true } as const
const when = { type: 'instant', readOnly: true } as const

/** What the lifecycle of plans tells of the way to the sale. */
export const soldFields = {
  submittedAt: when,
  submittedBy: who,
  pricedAt: when,
  findings: { ...findings, readOnly: true },
  activatedAt: when,
} as const

/** The same of its end. */
export const endFields = {
  deactivatedAt: when,
  deactivatedBy: who,
  deactivationReason: { type: 'longText', max: 1000, readOnly: true },
} as const

/** Drafts alone are deleted. */
export const deletingDraft = {
  on: 'record',
  asked: true,
  intent: 'danger',
  deletes: true,
  rules: { isDraft: { test: ({ context }: { context: { status?: unknown } }) => context.status === 'DRAFT' } },
} as const
