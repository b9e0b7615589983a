import type { Fields } from '../fields/fields.ts'

/** What the form tells of the definition from which its next version begins. */
const first = {
  status: { type: 'option', options: ['PENDING', 'PROCESSING', 'PUBLISHED', 'FAILED'] },
  code: { type: 'text', max: 40 },
  latest: { type: 'integer', min: 0, max: 100_000 },
  definition: { type: 'reference', area: 'form_definition' },
  hash: { type: 'text', max: 64 },
  fieldCount: { type: 'integer', min: 0, max: 300 },
  untranslated: { type: 'integer', min: 0, max: 100_000 },
} as const satisfies Fields

/** What is asked of who begins another version, by the names of the area's fields. */
export const asks = {
  form: { type: 'reference', area: 'form_management', facts: first, required: true },
  note: { type: 'longText', max: 500 },
} as const
