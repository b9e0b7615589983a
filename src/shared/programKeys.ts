/** For how many days a key is good, where nothing is said and at most. */
export const keyDays = { usual: 90, most: 365 }

/** Ranges of addresses from which one key may be used. */
export const mostRanges = 20

/** What every key begins with: by it, who finds one knows what it is. */
export const keyMark = 'cvg_'
