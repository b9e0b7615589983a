import type { TFunction } from 'i18next'
import type { FieldError } from '../validation/fieldErrors.ts'
import { saidOf } from './money.ts'

/** The field of the area that an error is within, as `pics` of `pics[2].phone`. */
export const rootOf = (path: string): string => path.replace(/[.[].*$/, '')

/** What is wrong with a field, as the area itself says it where it has words of its own for that. */
export const errorWords = (
  t: TFunction,
  area: { name: string },
  { path, key, values }: FieldError,
  label: string,
): string => {
  const [, rule] = key.split(':')
  return t([`${area.name}:errors.${path}.${rule}`, key], { field: label, ...saidOf(values) })
}
