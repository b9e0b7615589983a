import { locales, supportedLocale } from '../locales.ts'
import type { Words } from './definition.ts'

/** In a language; where it is not there in that, in English, else in whichever it is there in. */
export const saidIn = (words: Words, locale: string): string =>
  [supportedLocale(locale), 'en' as const, ...locales].map((one) => words[one]).find(Boolean) ?? ''
