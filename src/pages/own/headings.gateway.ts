import { declarationOf } from '../../areas/outlines.ts'
import { ask } from '../../data/call.ts'
import type { Headings } from '../../shared/format/heading.ts'
import type { Area } from '../../shared/area/types.ts'

export interface HeadedBy {
  area: Area
  /** Of the parent. */
  record: Readonly<Record<string, unknown>>
  /** What that refers to. */
  id: string
  locale: string
}

/** How that record heads and tells the columns of a list. */
export const readHeadings = async ({ area, record, id, locale }: HeadedBy, signal: AbortSignal): Promise<Headings> => {
  const { by, load } = area.headed!
  const field = area.parent!.area.fields[by]!
  if (field.type !== 'reference') return {}
  const asked = declarationOf({ id: field.area }).then((told) => ask(told, 'detail', { id }, { signal }))
  const [row, headings] = await Promise.all([asked, load()])
  return headings(row, locale, record)
}
