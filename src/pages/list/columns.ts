import { ownerShown } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'

const statusIn = (area: Area) => (area.lifecycle || 'status' in area.fields ? ['status'] : [])

/** Every column that a list can show to somebody of that kind of organisation: its name to the person first, which stays; the row's own facts beside the fields. */
export const allColumns = (area: Area, kind: string): string[] => [
  area.title,
  ...statusIn(area),
  ...area.list.columns.filter((name) => name !== area.title && name !== 'status'),
  ...ownerShown(area, kind),
  'created_at',
  'updated_at',
]

/** Those shown to somebody of that kind of organisation before they choose; what the rows are ordered by is among the first, in view however narrow the list is. */
export const defaultColumns = (area: Area, kind: string): string[] => {
  const ordered = area.list.order.replace(/^-/, '')
  const first = [area.title, ...statusIn(area), ...ownerShown(area, kind)]
  const [title = '', beside = '', ...others] = new Set([...first, ...area.list.shown])
  return [...new Set([title, beside, ordered, ...others])]
}

/** A choice kept earlier, without columns that there are no more; anything else is the default. */
export const chosenColumns = (area: Area, kind: string, kept: unknown): string[] => {
  if (!Array.isArray(kept)) return defaultColumns(area, kind)
  const known = allColumns(area, kind)
  const chosen = kept.filter((name): name is string => known.includes(name as string) && name !== area.title)
  return [area.title, ...chosen]
}
