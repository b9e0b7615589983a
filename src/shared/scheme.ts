export type Scheme = 'light' | 'dark'

/** Keeps the scheme that was chosen; without it the system's is shown. */
export const schemeCookie = 'scheme'

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark'
