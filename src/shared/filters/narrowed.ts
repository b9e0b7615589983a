import type { DateRange } from './dateRange.ts'
import { filterOf } from './filters.ts'

/** The address of a list narrowed to days, and to more; null where there is no list to lead to. */
export const narrowedTo = (
  route: string | null,
  field: string,
  days: DateRange,
  more: Record<string, string | string[]> = {},
): string | null => {
  if (route === null) return null
  const asked = Object.entries({ ...more, [field]: filterOf('dateRange').write(days) })
  return `${route}?${new URLSearchParams(asked.flatMap(([name, values]) => [values].flat().map((value) => [name, value])))}`
}
