import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { recall, remember } from './persisted.ts'
import { locales, sharedWords, supportedLocale, type Locale } from '../shared/locales.ts'

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

let shellWords: Promise<unknown> = Promise.resolve()

/** Loads the words of the shell, which must be there before anything is drawn. */
export const startLanguage = (asked: Locale | null): Promise<unknown> => {
  if (asked) remember('locale', asked)
  const locale = supportedLocale(asked ?? (recall('locale') as string | null))
  document.documentElement.lang = locale
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  shellWords = i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      fallbackLng: false,
      ns: ['common', 'ui', 'session'],
      defaultNS: 'common',
      fallbackNS: sharedWords,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  return shellWords
}

/** They are asked for at once, also while those of the shell are on their way. */
export const loadWords = (namespaces: readonly string[]): Promise<void> => {
  for (const namespace of namespaces) fileOf(document.documentElement.lang, namespace)?.().catch(() => {})
  return shellWords.then(() => i18next.loadNamespaces([...namespaces]))
}

/** What `load` fetches, once its words are there too. */
export const withWords =
  <M>(load: () => Promise<M>, namespaces: readonly string[]) =>
  (): Promise<M> =>
    Promise.all([load(), loadWords(namespaces)]).then(([module]) => module)

/** Changes the language once all words that are in use are there. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  remember('locale', locale)
  await i18next.changeLanguage(locale)
}
