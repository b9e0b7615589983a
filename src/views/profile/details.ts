import type { Details, Profile } from '../../shared/endpoints/answers/sessions.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { profileFields } from '../../shared/profile.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { judged, type Judged } from '../../pages/form/useTyped.ts'

export const detailsOf = ({ fullName, phone, locale, timeZone, caseMails }: Profile): Details => ({
  fullName,
  phone,
  locale,
  timeZone,
  caseMails,
})

const schema = rowSchema(profileFields)

/** The details as they are sent, or what is wrong with them. */
export const judgedDetails = (typed: Details): Judged<Details> => {
  const result = check(schema, { fullName: typed.fullName, phone: typed.phone })
  return judged<Details>(result.ok ? { ok: true, value: { ...typed, ...result.value } } : result, typed)
}

/** Those that are other than they are stored. */
export const changedDetails = (typed: Details, stored: Details): Partial<Details> =>
  Object.fromEntries(
    (Object.keys(stored) as (keyof Details)[])
      .filter((name) => (typed[name] || null) !== (stored[name] || null))
      .map((name) => [name, typed[name]]),
  )
