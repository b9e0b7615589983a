import type { Details, Profile } from '../../shared/endpoints/answers/sessions.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { profileFields } from '../../shared/profile.ts'
import { check, type FieldError } from '../../shared/validation/fieldErrors.ts'

export const detailsOf = ({ fullName, phone, locale, timeZone }: Profile): Details => ({
  fullName,
  phone,
  locale,
  timeZone,
})

const schema = rowSchema(profileFields)

/** The details as they are sent, or what is wrong with them by field. */
export const checkedDetails = (typed: Details): { details: Details; wrong: Record<string, FieldError> } => {
  const result = check(schema, { fullName: typed.fullName, phone: typed.phone })
  return result.ok
    ? { details: { ...typed, ...result.value }, wrong: {} }
    : { details: typed, wrong: Object.fromEntries(result.fields.map((error) => [error.path, error])) }
}

/** Those that are other than they are stored. */
export const changedDetails = (typed: Details, stored: Details): Partial<Details> =>
  Object.fromEntries(
    (Object.keys(stored) as (keyof Details)[])
      .filter((name) => (typed[name] || null) !== (stored[name] || null))
      .map((name) => [name, typed[name]]),
  )
