import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { lastingColumns } from './scope.ts'

/** Whether the database refuses it because another row has the same. */
export const isUnique = (error: unknown): error is { constraint: string } => Object(error).code === '23505'

/** The columns of a constraint under which a field is unique, the field's own last: by the name that PostgreSQL gives it a refusal finds its field. */
export const uniqueFields = (area: Area): { path: string; columns: string[] }[] =>
  Object.entries(area.fields).flatMap(([path, field]) =>
    'unique' in field && field.unique ? [{ path, columns: [...lastingColumns(area).slice(0, 1), snake(path)] }] : [],
  )

/** What is said of a field whose value another row has. */
export const taken = ({ fields }: Area, path: string, value: unknown): FieldError => {
  const field = fields[path]
  return field?.type === 'text' && field.rule === 'code'
    ? { path, key: 'validation:codeTaken', values: { code: String(value) } }
    : { path, key: 'validation:taken', values: {} }
}

/** Which unique field of the area the database has refused, by the constraint's name; null for any other error. */
export const takenField = (area: Area, error: unknown, values: Record<string, unknown>): FieldError | null => {
  if (!isUnique(error)) return null
  const found = uniqueFields(area).find(({ path }) => error.constraint.endsWith(`_${snake(path)}_key`))
  return found ? taken(area, found.path, values[found.path]) : null
}
