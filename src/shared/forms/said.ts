import { provinceName } from '../../../machines/fields/provinces.ts'
import { locales, supportedLocale } from '../locales.ts'
import type { Definition, FormField, Words } from './definition.ts'

/** In a language; where it is not there in that, in English, else in whichever it is there in. */
export const saidIn = (words: Words, locale: string): string =>
  [supportedLocale(locale), 'en' as const, ...locales].map((one) => words[one]).find(Boolean) ?? ''

/** What a form is called to who is asked: as its only page in their language, else by its name, which is in one language alone. */
export const formTitleIn = (name: string, { pages }: Definition, locale: string): string =>
  (pages.length === 1 && saidIn(pages[0]!.title, locale)) || name

/** What an option is called. */
export const optionIn = (field: FormField, option: string, locale: string): string => {
  if (field.type === 'province') return provinceName(option)
  const choice = 'options' in field ? field.options.find(({ value }) => value === option) : undefined
  return (choice && saidIn(choice.label, locale)) || option
}
