import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import {
  localeCookie,
  locales,
  readLocale,
  sharedWords,
  shellWords,
  supportedLocale,
  type Locale,
} from '../shared/locales.ts'
import { readCookie, writeCookie, year } from './cookies.ts'

type Words = { default: Record<string, unknown> }

const files = import.meta.glob<Words>('../../locales/*/*.json')

/** One file a language and namespace, fetched when it is first needed. */
const fileOf = (locale: string, namespace: string) => files[`../../locales/${locale}/${namespace}.json`]

const backend = {
  type: 'backend' as const,
  read: (locale: string, namespace: string, done: (error: unknown, words: Words['default'] | null) => void) => {
    const load = fileOf(locale, namespace)
    if (!load) return done(new Error(`There are no words ${namespace} in ${locale}`), null)
    load().then(
      (words) => done(null, words.default),
      (error: unknown) => done(error, null),
    )
  },
}

/** In a cookie, so that the server knows which words the page will need. */
const keep = (locale: Locale) => writeCookie(localeCookie, locale, year)

let started: Promise<unknown> = Promise.resolve()

/**
 * Loads the words of the shell, which must be there before anything is drawn. Where nobody has chosen a language, a stranger reads
 * theirs.
 */
export const startLanguage = (asked: Locale | null, isStranger = false): Promise<unknown> => {
  if (asked) keep(asked)
  const locale = supportedLocale(
    asked ?? readCookie(localeCookie) ?? (isStranger ? readLocale(navigator.languages) : null),
  )
  document.documentElement.lang = locale
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  started = i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      fallbackLng: false,
      ns: shellWords,
      defaultNS: 'common',
      fallbackNS: sharedWords,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  return started
}

/** They are asked for at once, also while those of the shell are on their way. */
export const loadWords = (namespaces: readonly string[]): Promise<void> => {
  for (const namespace of namespaces) fileOf(document.documentElement.lang, namespace)?.().catch(() => {})
  return started.then(() => i18next.loadNamespaces([...namespaces]))
}

/** What `load` fetches, once its words are there too. */
export const withWords =
  <M>(load: () => Promise<M>, namespaces: readonly string[]) =>
  (): Promise<M> =>
    Promise.all([load(), loadWords(namespaces)]).then(([module]) => module)

const others = new Map<Locale, i18n>()

/** What is said in a language on a page in another, fetched when it is first needed. */
export const wordsIn = (locale: Locale): i18n => {
  const known = others.get(locale) ?? i18next.cloneInstance({ lng: locale })
  others.set(locale, known)
  return known
}

/** Changes the language once all words that are in use are there. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  keep(locale)
  await i18next.changeLanguage(locale)
}
