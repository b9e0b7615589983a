import type { Fields } from '../../machines/fields/fields.ts'

/** What a person types of themselves. */
export const profileFields = {
  fullName: { type: 'text', max: 100, rule: 'fullName', required: true },
  phone: { type: 'text', max: 16, rule: 'phone' },
} satisfies Fields
