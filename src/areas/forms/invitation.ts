import { locales } from '../../shared/locales.ts'

/** How long a link leads to its form. */
export const linkHours = { usual: 72, most: 720 }

/** What is asked of who has somebody without an account answer, beside whom. */
export const invited = {
  email: { type: 'text', max: 254, rule: 'email' },
  language: { type: 'option', options: locales },
  hours: { type: 'integer', min: 1, max: linkHours.most },
} as const

/** Has somebody without an account answer what a record asks by its form. */
export const invite = {
  on: 'record',
  shows: true,
  input: { customer_name: { type: 'text', max: 120, rule: 'name', required: true }, ...invited },
  against: ['isAsked', 'isMailable'],
} as const
