import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Outline, outline } from '../../../machines/kernel/outline.ts'
import { areas } from '../../areas/registry.ts'
import { type Locale, locales } from '../../shared/locales.ts'
import { root } from '../root.ts'

const USAGE = 'npm run translated -- [a text that stays as it was said, by its key ...]'

const kept = new URL('locales/translated.json', root)

/** Of a text in every language, and of what the chart has of the state that it explains. */
type Digest = Partial<Record<Locale | 'machine', string>>
type Digests = Record<string, Digest>

interface Texts {
  [name: string]: string | Texts
}

/** Of a machine's words those that say what it does: what it is for, what each of its states means, how it refuses, and what it writes to people. */
const told = ['about', 'help', 'reasons', 'mails'] as const

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

const wordsOf = (locale: Locale, id: string): Texts =>
  JSON.parse(readFileSync(new URL(`locales/${locale}/${id}.json`, root), 'utf8')) as Texts

const leavesOf = (key: string, texts: string | Texts | undefined): [string, string][] =>
  typeof texts === 'object'
    ? Object.entries(texts).flatMap(([name, text]) => leavesOf(`${key}.${name}`, text))
    : texts === undefined
      ? []
      : [[key, texts]]

const toldIn = (locale: Locale, id: string): [string, string][] => {
  const words = wordsOf(locale, id)
  return told.flatMap((name) => leavesOf(`${id}:${name}`, words[name]))
}

/** What a chart has of the states that go by a label, by the key of what explains them. */
const explainedIn = ({ states, transitions }: Outline): [string, string][] =>
  [...new Set(states.map(({ label }) => label))].map((label) => {
    const called = states.filter((state) => state.label === label)
    const ways = transitions.filter(({ from }) => called.some(({ id }) => id === from))
    return [label.replace(':states.', ':help.'), JSON.stringify([called, ways])]
  })

/** What the texts come to that say what machines do, and the states that they explain. */
export const digestsNow = async (): Promise<Digests> => {
  const digests: Digests = {}
  const keep = (of: Locale | 'machine', texts: [string, string][]) => {
    for (const [key, text] of texts) digests[key] = { ...digests[key], [of]: digestOf(text) }
  }
  const lifecycles = new Map(areas.flatMap(({ lifecycle }) => (lifecycle ? [[lifecycle.id, lifecycle] as const] : [])))
  for (const [id, { load }] of [...lifecycles].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const locale of locales) keep(locale, toldIn(locale, id))
    const { machine } = await load()
    keep(
      'machine',
      explainedIn(outline(machine)).filter(([key]) => key in digests),
    )
  }
  return digests
}

export const digestsKept = (): Digests => JSON.parse(readFileSync(kept, 'utf8')) as Digests

/** Of the texts, by their languages, those that say what an English text, or a machine, has been before it changed. */
export const stale = (before: Digests, now: Digests): string[] =>
  Object.entries(now).flatMap(([key, digest]) => {
    const known = before[key]
    if (!known) return []
    if (known.en === digest.en) return known.machine === digest.machine ? [] : [`en ${key}`]
    return locales.flatMap((locale) =>
      locale !== 'en' && known[locale] === digest[locale] ? [`${locale} ${key}`] : [],
    )
  })

/** Keeps which English text each translation was made of, and which state each text explains; what was not said anew is refused unless it is named. */
const main = async (): Promise<void> => {
  const [before, now] = [digestsKept(), await digestsNow()]
  const unsaid = stale(before, now).filter((one) => !process.argv.slice(2).includes(one.split(' ')[1]!))
  if (unsaid.length > 0)
    throw new Error(`${USAGE}\nThese say what an English text, or the machine, has been before:\n${unsaid.join('\n')}`)
  writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`)
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
