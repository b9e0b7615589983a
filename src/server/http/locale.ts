import { type Locale, locales, supportedLocale } from '../../shared/locales.ts'

/** The first language of an Accept-Language header that we speak. */
export const localeOf = (header: string | undefined): Locale => {
  const asked = (header ?? '').split(',').map((part) => part.split(';')[0]!.trim())
  return supportedLocale(asked.find((tag) => locales.some((locale) => tag.toLowerCase().split('-')[0] === locale)))
}
