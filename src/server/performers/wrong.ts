import type { FieldError } from '../../shared/validation/fieldErrors.ts'

/** What is wrong with a field, in the words of `validation`. */
export const wrong = (path: string, key: string, values: FieldError['values'] = {}): FieldError => ({
  path,
  key: `validation:${key}`,
  values,
})
