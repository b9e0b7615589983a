import { readdirSync, readFileSync } from 'node:fs'

/** Texts by `namespace:path.to.key`. */
export type Words = ReadonlyMap<string, string>

export const wordsOf = (locale: string): Words => {
  const files = readdirSync(`locales/${locale}`)
  return new Map(files.flatMap((file) => flat(`${file.replace('.json', '')}:`, read(`locales/${locale}/${file}`))))
}

/** The keys of a file, nested ones joined by points. */
export const flat = (before: string, value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        flat(before.endsWith(':') ? before + key : `${before}.${key}`, inner),
      )
    : [[before, String(value)]]

/** A key without the ending that says for which number the text is; languages differ in the numbers they tell apart. */
export const base = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].toSorted()

export const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
