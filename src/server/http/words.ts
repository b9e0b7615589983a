import { createInstance } from 'i18next'
import en from '../../../locales/en/server.json' with { type: 'json' }
import id from '../../../locales/id/server.json' with { type: 'json' }
import vi from '../../../locales/vi/server.json' with { type: 'json' }
import { defaultLocale, type Locale, locales, supportedLocale } from '../../shared/locales.ts'

export type Values = Record<string, string | number>

const words = createInstance({
  resources: { en: { server: en }, id: { server: id }, vi: { server: vi } },
  fallbackLng: defaultLocale,
  defaultNS: 'server',
  interpolation: { escapeValue: false },
  initAsync: false,
})
await words.init()

/** The first language of an Accept-Language header that we speak. */
export const localeOf = (header: string | undefined): Locale => {
  const asked = (header ?? '').split(',').map((part) => part.split(';')[0]!.trim())
  return supportedLocale(asked.find((tag) => locales.some((locale) => tag.toLowerCase().split('-')[0] === locale)))
}

/** A sentence of `locales/<locale>/server.json`. */
export const say = (locale: Locale, key: string, values: Values = {}): string => words.t(key, { lng: locale, ...values })
