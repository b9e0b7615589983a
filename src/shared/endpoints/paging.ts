export const rowsPerPage = [10, 25, 50, 100] as const

/** Characters that a search has at least. */
export const searchMinimum = 3

/** Records of which all are told at once to whoever chooses one. */
export const lookupMaximum = 10_000

/** Given as `before` of a list, it asks for the last page. */
export const endOfList = 'end'
