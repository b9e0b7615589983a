import type { Headings } from '../format/heading.ts'
import type { Area } from './types.ts'

/** Whether there is a column of that name where the list is. */
export const isHeaded = ({ headed: by, headings }: Area, name: string): boolean =>
  !headings || !by?.columns.includes(name) || name in headings

/** An area within a record of its parent, with what that says of columns. */
export const headed = (area: Area, headings: Headings): Area => {
  const isThere = (name: string) => isHeaded({ ...area, headings }, name)
  const { list } = area
  return {
    ...area,
    headings,
    fields: {
      ...area.fields,
      ...Object.fromEntries(Object.entries(headings).map(([name, { field }]) => [name, field])),
    },
    list: {
      ...list,
      columns: list.columns.filter(isThere),
      shown: list.shown.filter(isThere),
      sorts: list.sorts.filter(isThere),
      filters: list.filters.flatMap((filter) => {
        const heading = headings[filter.field]
        if (!heading) return isThere(filter.field) ? [filter] : []
        if (heading.choices.length > 0) return [{ ...filter, kind: 'options' as const }]
        return heading.typed ? [filter] : []
      }),
    },
  }
}
