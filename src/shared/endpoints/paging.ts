export const rowsPerPage = [10, 25, 50, 100] as const

/** Characters that a search has at least. */
export const searchMinimum = 3

/** Given as `before` of a list, it asks for the last page. */
export const endOfList = 'end'

/** What a list's `filter` holds by field, after the kind of the filter. */
export type FilterValue = OptionsFilter | FlagFilter | DateRangeFilter

/** Any of the chosen values. */
export type OptionsFilter = string[]

export type FlagFilter = boolean

/** Calendar days 'YYYY-MM-DD' in the zone given as `user_timezone`, both inclusive; null leaves that end open. */
export interface DateRangeFilter {
  from: string | null
  to: string | null
}
