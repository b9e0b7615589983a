import { readdirSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { addFormats } from '../shared/format/wordFormats.ts'
import { defaultLocale, type Locale, locales, sharedWords } from '../shared/locales.ts'
import { type Teller, tellerOf } from '../shared/handbook/teller.ts'
import type { Json } from '../../machines/kernel/types.ts'
import { root } from './root.ts'

export type Values = Record<string, Json>

const namespacesOf = (locale: Locale): [string, object][] => {
  const folder = new URL(`locales/${locale}/`, root)
  return readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ])
}

const words = createInstance({
  resources: Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(namespacesOf(locale))])),
  fallbackLng: defaultLocale,
  fallbackNS: sharedWords,
  interpolation: { escapeValue: false },
  initAsync: false,
})
await words.init()
addFormats(words)

/** A text by its full key, `namespace:path`, in a language. */
export const say = (locale: Locale, key: string, values: Values = {}): string =>
  words.t(key, { ...values, lng: locale })

export const teller = (locale: Locale, namespace?: string) => words.getFixedT(locale, namespace)

/** A language with all its words, also as they are written. */
export const handbookTeller = (locale: Locale): Teller => tellerOf(words, locale)
