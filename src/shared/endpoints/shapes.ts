import { recordsOf } from '../area/lists.ts'
import type { Area } from '../area/types.ts'
import { areaEndpoints } from './areas.ts'
import type { Endpoint } from './types.ts'

const named = (name: string): string => name.replace(/[._]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An area, or a list of it, as one of its calls answers it. */
export const shapedBy = (area: Area, { name, operation, columns, filter }: Endpoint): Area => {
  if (!columns && !filter) return area
  if (operation !== 'list') return { ...area, told: columns }
  const told = Object.values(columns ?? {}).filter((column) => column in area.fields)
  const list = columns ? { ...area.list, columns: [...new Set(told)] } : area.list
  return { ...area, of: recordsOf(area), listName: named(name), list, told: columns, given: filter }
}

/** The lists that answer otherwise than the area's list itself. */
export const shapesOf = (area: Area): Area[] =>
  areaEndpoints(area)
    .filter(({ operation }) => operation === 'list')
    .map((endpoint) => shapedBy(area, endpoint))
    .filter((shape) => shape !== area)
