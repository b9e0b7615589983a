import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { areas } from '../../areas/registry.ts'
import { type Locale, locales } from '../../shared/locales.ts'
import { root } from '../root.ts'

const USAGE = 'npm run translated -- [a text that stays as it was said, by its key ...]'

const kept = new URL('locales/translated.json', root)

type Digests = Record<string, Record<Locale, string>>

type Words = { about: string; help: Record<string, string> }

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

const wordsOf = (locale: Locale, id: string): Words =>
  JSON.parse(readFileSync(new URL(`locales/${locale}/${id}.json`, root), 'utf8')) as Words

/** What the texts come to that say what a machine does: what it is for, and what each of its states means. */
export const digestsNow = (): Digests => {
  const ids = [...new Set(areas.flatMap(({ lifecycle }) => lifecycle?.id ?? []))].toSorted()
  return Object.fromEntries(
    ids.flatMap((id) => {
      const words = Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale, id)])) as Record<Locale, Words>
      const said = (textIn: (of: Words) => string) =>
        Object.fromEntries(locales.map((locale) => [locale, digestOf(textIn(words[locale]))])) as Digests[string]
      const states = Object.keys(words.en.help).map((state) => [
        `${id}:help.${state}`,
        said(({ help }) => help[state]!),
      ])
      return [[`${id}:about`, said(({ about }) => about)], ...states] as [string, Digests[string]][]
    }),
  )
}

export const digestsKept = (): Digests => JSON.parse(readFileSync(kept, 'utf8')) as Digests

/** The translations of which the English text has changed since, and they have not. */
export const stale = (before: Digests, now: Digests): string[] =>
  Object.entries(now).flatMap(([key, digests]) => {
    const known = before[key]
    if (!known || known.en === digests.en) return []
    return locales.flatMap((locale) =>
      locale !== 'en' && known[locale] === digests[locale] ? [`${locale} ${key}`] : [],
    )
  })

/** Keeps which English text each translation was made of; what was not said anew is refused unless it is named. */
const main = (): void => {
  const [before, now] = [digestsKept(), digestsNow()]
  const unsaid = stale(before, now).filter((one) => !process.argv.slice(2).includes(one.split(' ')[1]!))
  if (unsaid.length > 0)
    throw new Error(`${USAGE}\nThe English text has changed, and these say what it was:\n${unsaid.join('\n')}`)
  writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`)
}

if (process.argv[1] === new URL(import.meta.url).pathname) main()
