import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

/** Whether the database refuses it because another row has the same. */
export const isUnique = (error: unknown): error is { constraint: string } => Object(error).code === '23505'

/** Which unique field of the area the database has refused, by the constraint's name; null for any other error. */
export const takenField = (area: Area, error: unknown, values: Record<string, unknown>): FieldError | null => {
  if (!isUnique(error)) return null
  for (const [path, field] of Object.entries(area.fields)) {
    if (field.type !== 'text' || !field.unique || !error.constraint.endsWith(`_${snake(path)}_key`)) continue
    return field.rule === 'code'
      ? { path, key: 'validation:codeTaken', values: { code: String(values[path]) } }
      : { path, key: 'validation:taken', values: {} }
  }
  return null
}
