import { locales, type Locale } from '../../shared/locales.ts'
import type { Definition, FormField, Words } from '../../shared/forms/definition.ts'
import { standsOf, type Part } from './edit.ts'

/** What of a part is said to who fills it in; `options.2` is the label of its third option. */
export type TextAt = 'label' | 'title' | 'help' | 'text' | 'unit' | 'said' | `options.${number}`

export interface OwnText {
  at: TextAt
  words: Words
  /** Whether it must be said at all; what is begun in one language must be said in each. */
  isNeeded: boolean
}

export interface FormText extends OwnText {
  key: string
  part: Part
}

const own = (at: TextAt, words: Words | undefined, isNeeded = true): OwnText[] =>
  words ? [{ at, words, isNeeded }] : []

const ofField = (field: FormField): OwnText[] => [
  ...own('label', field.label, field.type !== 'hidden' && field.type !== 'explanation'),
  ...own('help', field.help, false),
  ...('options' in field ? field.options.flatMap(({ label }, index): OwnText[] => own(`options.${index}`, label)) : []),
  ...('unit' in field ? own('unit', field.unit, false) : []),
  ...('own' in field && field.own ? own('said', field.own.said) : []),
  ...('text' in field ? own('text', field.text) : []),
]

/** What of a part is read by who fills it in. */
export const textsOf = (part: Part): OwnText[] => {
  if (!('kind' in part)) return own('title', part.title)
  switch (part.kind) {
    case 'field':
      return ofField(part)
    case 'group':
      return [...own('label', part.label), ...own('help', part.help, false)]
    case 'section':
      return own('title', part.title, false)
  }
}

export const textsIn = (definition: Definition): FormText[] =>
  standsOf(definition).flatMap(({ key, part }) => textsOf(part).map((one) => ({ ...one, key, part })))

const isSaid = (words: Words, locale: Locale): boolean => (words[locale] ?? '').trim() !== ''

/** In which languages a text has yet to be said. */
export const gapsOf = ({ words, isNeeded }: OwnText): Locale[] =>
  isNeeded || locales.some((locale) => isSaid(words, locale)) ? locales.filter((locale) => !isSaid(words, locale)) : []

/** The words with another text in a language; without one, where it is empty. */
export const withWord = (words: Words, locale: Locale, text: string): Words => {
  const next: Words = { ...words, [locale]: text.trim() === '' ? undefined : text }
  return Object.fromEntries(locales.flatMap((one) => (next[one] === undefined ? [] : [[one, next[one]]])))
}

/** The members of a part that change where it has other words in one of its places. */
export const patchOf = (part: Part, at: TextAt, words: Words): Readonly<Record<string, unknown>> => {
  if (at === 'said') return 'own' in part && part.own ? { own: { ...part.own, said: words } } : {}
  if (!at.startsWith('options.')) return { [at]: words }
  const place = Number(at.slice('options.'.length))
  const options = 'options' in part ? part.options : []
  return { options: options.map((choice, index) => (index === place ? { ...choice, label: words } : choice)) }
}
