export const locales = ['en', 'id', 'vi'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Keeps the locale that was chosen. */
export const localeCookie = 'locale'

/** The namespace in which an area finds the words of fields and options that it has none of its own for. */
export const sharedWords = 'fields'

/** The namespaces of the words that every page needs. */
export const shellWords = ['common', 'ui', 'session']

const localeOf = (asked: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === asked?.toLowerCase().split(/[-_]/)[0])

/** The supported locale nearest to what was asked for, else the default. */
export const supportedLocale = (asked: string | null | undefined): Locale => localeOf(asked) ?? defaultLocale

/** Of the languages that somebody reads, the first that is supported. */
export const readLocale = (languages: readonly string[]): Locale | null => {
  const [first] = languages.flatMap((one) => localeOf(one) ?? [])
  return first ?? null
}

/** `/id/bank` is the page `/bank` in Indonesian; a two-letter first segment is always a locale, known to us or not. */
export const splitLocale = (pathname: string): { locale: Locale | null; path: string } => {
  const [prefix, asked] = /^\/([a-zA-Z]{2})(?=\/|$)/.exec(pathname) ?? []
  return prefix
    ? { locale: supportedLocale(asked), path: pathname.slice(prefix.length) || '/' }
    : { locale: null, path: pathname }
}
