export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What a record knows. */
export type Context = Record<string, Json>
