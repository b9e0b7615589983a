import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

const uniqueViolation = '23505'

/** Which unique field of the area the database has refused, by the constraint's name; null for any other error. */
export const takenField = (area: Area, error: unknown, values: Record<string, unknown>): FieldError | null => {
  const { code, constraint } = Object(error) as { code?: unknown; constraint?: unknown }
  if (code !== uniqueViolation) return null
  for (const [path, field] of Object.entries(area.fields)) {
    if (field.type !== 'text' || !field.unique || !String(constraint).endsWith(`_${snake(path)}_key`)) continue
    return field.rule === 'code'
      ? { path, key: 'validation:codeTaken', values: { code: String(values[path]) } }
      : { path, key: 'validation:taken', values: {} }
  }
  return null
}
