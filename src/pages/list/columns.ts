import type { Area } from '../../shared/area/types.ts'

/** Every column that a list can show: its name to the person first, which stays; the row's own facts beside the fields. */
export const allColumns = (area: Area): string[] => [
  area.title,
  ...(area.lifecycle ? ['status'] : []),
  ...area.list.columns.filter((name) => name !== area.title),
  'created_at',
  'updated_at',
]

/** Those shown before the reader chooses; what the rows are ordered by is among them. */
export const defaultColumns = (area: Area): string[] => {
  const ordered = area.list.order.replace(/^-/, '')
  const shown = new Set([area.title, ...(area.lifecycle ? ['status'] : []), ...area.list.shown, ordered])
  return [...shown]
}

/** A choice kept earlier, without columns that there are no more; anything else is the default. */
export const chosenColumns = (area: Area, kept: unknown): string[] => {
  if (!Array.isArray(kept)) return defaultColumns(area)
  const known = allColumns(area)
  const chosen = kept.filter((name): name is string => known.includes(name as string) && name !== area.title)
  return [area.title, ...chosen]
}
