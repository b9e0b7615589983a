/** How far the reading of a record has come. */
export type Reading = 'loading' | 'gone' | 'failed' | 'shown'
