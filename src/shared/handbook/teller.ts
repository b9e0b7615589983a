import type { i18n } from 'i18next'
import type { Json } from '../../../machines/kernel/types.ts'

/** Says the words of a language. */
export interface Teller {
  language: string
  /** A text by its full key, `namespace:path`. */
  say(key: string, values?: Record<string, Json>): string
  /** The same as it is written, with the places of its values. */
  written(key: string): string
  /** What stands below a key, by its names; none where there is nothing. */
  namesBelow(key: string): string[]
}

/** A text of which the values are not known before there is a case. */
export const withoutValues = ({ written }: Teller, key: string): string =>
  written(key)
    .replaceAll(/\{\{.*?\}\}/g, '…')
    .replaceAll(/\$t\([^)]*\)/g, '…')

/** What says all that has been loaded of a language. */
export const tellerOf = (words: i18n, language: string): Teller => {
  const t = words.getFixedT(language)
  return {
    language,
    say: (key, values = {}) => t(key, values),
    written: (key) => t(key, { skipInterpolation: true }),
    namesBelow: (key) => {
      const [namespace, path] = key.split(':') as [string, string]
      return Object.keys((words.getResource(language, namespace, path) as object | undefined) ?? {})
    },
  }
}
