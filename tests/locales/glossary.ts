import { base, read, type Words } from './words.ts'

interface Glossary {
  /** What a thing is called in each language, by its English name; of several forms one is said. */
  terms: Record<string, Record<string, string[]>>
  /** English texts that are several things, and which. */
  several: Record<string, string>
}

export const { terms, several } = read('locales/glossary.json') as Glossary

const withoutValues = (text: string) => text.replace(/\{\{.*?\}\}|\$t\(.*?\)/g, '')

/** The term itself, in its plural, or as a verb in its forms. */
export const isSaidIn = (text: string, term: string): boolean => {
  const stem = term.replace(/[ey]$/, '')
  return new RegExp(`\\b${stem}(?:e|es|ed|ing|al|ion|ies|s|y|ted|ting)?\\b`, 'i').test(withoutValues(text))
}

/** The keys whose text in a language does not call a thing by its name there. */
export const misnamed = (english: Words, words: Words, locale: string): string[] =>
  Object.entries(terms).flatMap(([term, names]) =>
    [...words]
      .filter(([key]) => isSaidIn(english.get(key) ?? english.get(`${base(key)}_other`) ?? '', term))
      .filter(([, text]) => !names[locale]!.some((name) => text.toLowerCase().includes(name)))
      .map(([key, text]) => `${term}: ${key} "${text}"`),
  )

/** The English texts that are said in several ways in a language. */
export const saidDifferently = (english: Words, words: Words): string[] => {
  const ways = new Map<string, Set<string>>()
  for (const [key, text] of words) {
    const original = english.get(key)
    if (original !== undefined && !(original in several))
      ways.set(original, (ways.get(original) ?? new Set()).add(text))
  }
  return [...ways].filter(([, said]) => said.size > 1).map(([text, said]) => `${text}: ${[...said].join(' | ')}`)
}
