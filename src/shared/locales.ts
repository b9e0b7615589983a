export const locales = ['en', 'id', 'vi'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Keeps the locale that was chosen. */
export const localeCookie = 'locale'

/** The namespace in which an area finds the words of fields and options that it has none of its own for. */
export const sharedWords = 'fields'

/** The namespaces of the words that every page needs. */
export const shellWords = ['common', 'ui', 'session']

/** The supported locale nearest to what was asked for, else the default. */
export const supportedLocale = (asked: string | null | undefined): Locale =>
  locales.find((locale) => locale === asked?.toLowerCase().split(/[-_]/)[0]) ?? defaultLocale

/** `/id/bank` is the page `/bank` in Indonesian; a two-letter first segment is always a locale, known to us or not. */
export const splitLocale = (pathname: string): { locale: Locale | null; path: string } => {
  const [prefix, asked] = /^\/([a-zA-Z]{2})(?=\/|$)/.exec(pathname) ?? []
  return prefix
    ? { locale: supportedLocale(asked), path: pathname.slice(prefix.length) || '/' }
    : { locale: null, path: pathname }
}
