import type { Where } from '../../shared/area/listTypes.ts'
import { snake } from '../../shared/area/names.ts'

/** A value of the declarations, or one that was judged by them, as SQL. */
export const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

const holds = (column: string, value: Where[string]): string => {
  if (value === null || value === undefined) return `${column} is null`
  if (typeof value === 'object' && 'not' in value) return `${column} is not null`
  if (typeof value === 'object') return `${column} in (${value.map(literal).join(', ')})`
  return `${column} = ${literal(value)}`
}

/** A declared condition as SQL without parameters: an index with the same condition answers it, however it is planned. */
export const whereOf = (where: Where): string =>
  Object.entries(where)
    .map(([name, value]) => holds(snake(name), value))
    .join(' and ')
