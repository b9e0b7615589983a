const namings = new Map<string, Intl.DisplayNames>()

const namingOf = (locale: string): Intl.DisplayNames => {
  const known = namings.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  namings.set(locale, known)
  return known
}

/** What a country is called in a language; what can be no country's code stays as it is. */
export const countryName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (namingOf(locale).of(code) ?? code) : code
