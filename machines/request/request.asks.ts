import type { Fields } from '../fields/fields.ts'

/** Hours that a request of a type may take: up to 90 days. */
export const limitHours = { type: 'integer', min: 1, max: 2160 } as const

/** What a request knows of its type: who works on it, and for how long. */
const kind = {
  section: { type: 'reference', area: 'role_section' },
  limitHours,
} as const satisfies Fields

/** What is asked of who makes a request, by the names of the area's fields; what else is asked of them the form of its type says. */
export const asks = {
  type: { type: 'reference', area: 'request_type', facts: kind, filter: { isOffered: true }, required: true },
  subject: { type: 'text', max: 120, required: true },
  description: { type: 'longText', max: 2000 },
} as const
