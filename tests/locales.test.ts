import { describe, expect, it } from 'vitest'
import { accountless } from '../machines/kernel/actors.ts'
import { areas } from '../src/areas/registry.ts'
import { locales } from '../src/shared/locales.ts'
import { sourcesIn } from './architecture/source.ts'
import type { Area } from '../src/shared/area/types.ts'
import { isOfNoPart, neededOf } from './locales/areas.ts'
import { isSaidIn, misnamed, saidDifferently, several, terms } from './locales/glossary.ts'
import { usagesIn } from './locales/usage.ts'
import { base, flat, placeholdersOf, wordsOf, type Words } from './locales/words.ts'

const english = wordsOf('en')
const others = locales.filter((locale) => locale !== 'en')
const namespaces = [...new Set([...english.keys()].map((key) => key.split(':')[0] ?? ''))]
const sources = [...sourcesIn('machines'), ...sourcesIn('src')]
const told = areas.flatMap(({ name, lifecycle }) => [name, ...(lifecycle ? [lifecycle.id] : [])])
const usages = sources.flatMap((source) => usagesIn(source, namespaces, told))

const keysOf = (words: Words): string[] => [...new Set([...words.keys()].map(base))].toSorted()

/** Texts that are right in another language as they are: names, codes, and words that the language shares with English. */
const shared: Record<string, readonly string[]> = {
  id: ['Bank', 'Broker', 'Debit', 'Diagram', 'Platform', 'Status', 'Take over', 'Top up'],
  vi: [],
  all: ['Bahasa Indonesia', 'Covergate', 'Email', 'English', 'KITAS', 'KTP', 'Mermaid', 'SCXML', 'SPK'],
}

const hasWords = (text: string): boolean => /\p{Letter}/u.test(text.replace(/\{\{.*?\}\}|\$t\(.*?\)/g, ''))

it.each(locales)('in %s everybody who acts without an account is called something', (locale) => {
  const words = wordsOf(locale)
  expect(accountless.filter(({ userId }) => !words.has(`record:${userId}`))).toEqual([])
})

describe.each(others)('the words in %s', (locale) => {
  const words = wordsOf(locale)

  it('have the same keys as the English ones', () => {
    expect(keysOf(words)).toEqual(keysOf(english))
  })

  it('take the same values', () => {
    const wrong = [...words].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${base(key)}_other`) ?? ''
      return placeholdersOf(text).join() !== placeholdersOf(original).join()
    })
    expect(wrong).toEqual([])
  })

  it('call each thing of the glossary by its name there', () => {
    expect(misnamed(english, words, locale)).toEqual([])
  })

  it('say one English text in one way, or `several` of the glossary tells what it means', () => {
    expect(saidDifferently(english, words)).toEqual([])
  })

  it('are translated', () => {
    const known = [...(shared[locale] ?? []), ...(shared.all ?? [])]
    const same = [...words].filter(
      ([key, text]) => english.get(key) === text && hasWords(text) && !known.includes(text),
    )
    expect(same, `say them in ${locale}, or name the text in \`shared\` here if it is right as it is`).toEqual([])
  })
})

describe('a wrong word', () => {
  const asks = (text: string) => usagesIn({ path: 'a.tsx', text }, ['list', 'form'])
  const finds = (text: string, key: string) => asks(text).some(({ pattern }) => pattern.test(key))

  it.each([
    [`t('list:pager.first')`, 'list:pager.first'],
    [`const { t } = useTranslation('list'); t('pager.first')`, 'list:pager.first'],
    ["const { t } = useTranslation('list'); t(`pager.${way}`)", 'list:pager.last'],
    ["t(`${area.name}:${id === null ? 'create' : 'edit'}`)", 'form:edit'],
    ["text: `${t('form:failed')}: ${reason}`", 'form:failed'],
    [`t(more ? 'list:more' : 'list:less', { count })`, 'list:less'],
    [`label: 'form:save'`, 'form:save'],
  ])('is no use of another key: %s', (text, key) => {
    expect(finds(text, key)).toBe(true)
    expect(finds(text, `${key}d`)).toBe(text.includes('pager.$'))
    expect(finds(text, 'mail:subject')).toBe(false)
  })

  it('is not asked for by a comparison, a comment, another function or another value', () => {
    expect(asks(`t(kind === 'over' ? x : y, { color: 'red' })\n// t('list:old')\nput('older')`)).toEqual([])
    expect(asks("`${host}:${port}` + 'node:fs' + `${a}:${b}`")).toEqual([])
  })

  it('of a computed namespace is one of an area, or of a lifecycle', () => {
    const [asked] = usagesIn({ path: 'a.tsx', text: 't(`${area.name}:title`)' }, ['list', 'hull'], ['hull'])
    expect([asked!.pattern.test('hull:title'), asked!.pattern.test('list:title')]).toEqual([true, false])
  })

  it('is one of a part that the area does not have', () => {
    const [area] = areas.filter(({ id }) => id === 'bank')
    const words = [
      'fields.hull',
      'options.status.SUNK',
      'sections.hull',
      'hints.hull',
      'errors.hull.required',
      'actions.hull.label',
      'pages.hull',
    ]
    expect(words.filter((key) => !isOfNoPart(area!, key))).toEqual([])
    expect(['fields.status', 'options.status.ACTIVE', 'title'].filter((key) => isOfNoPart(area!, key))).toEqual([])
  })

  it('is seen in its parts', () => {
    expect(flat('list:', { pager: { first: 'First' }, all: 'All' })).toEqual([
      ['list:pager.first', 'First'],
      ['list:all', 'All'],
    ])
    expect(placeholdersOf('{{from}} to {{to}}, {{from}}')).toEqual(['from', 'to'])
    expect([base('list:rows_one'), base('list:rows_two_of')]).toEqual(['list:rows', 'list:rows_two_of'])
  })
})

describe('the glossary', () => {
  const sayings = [...english.values()]

  it('has a name in every language for each thing, and nothing that nobody says', () => {
    for (const names of Object.values(terms)) expect(Object.keys(names).toSorted()).toEqual(others.toSorted())
    const unsaid = Object.keys(terms).filter((term) => !sayings.some((text) => isSaidIn(text, term)))
    expect(unsaid).toEqual([])
    expect(Object.keys(several).filter((text) => !sayings.includes(text))).toEqual([])
  })

  it('finds a thing by its plural and in the forms of a verb, and in no longer word', () => {
    const found = (text: string) => misnamed(new Map([['a:b', text]]), new Map([['a:b', '…']]), 'id')
    expect(found('Policies of {{broker}}, approved')).toEqual(['approve: a:b "…"', 'policy: a:b "…"'])
    expect(found('Partnership')).toEqual([])
    expect(
      saidDifferently(
        new Map([
          ['a:b', 'Yes'],
          ['a:c', 'Yes'],
        ]),
        new Map([
          ['a:b', 'Ya'],
          ['a:c', 'Iya'],
        ]),
      ),
    ).toEqual(['Yes: Ya | Iya'])
  })
})

/** Words of fields and options that areas share: whoever has none of their own says these. */
const isShared = (key: string): boolean => /^fields:(?:fields|options)\./.test(key)

describe('the words', () => {
  it.each([...locales])('are all there in %s', (locale) => {
    expect([...wordsOf(locale)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('of src/ui are those of its own namespaces, which nobody else says; what a status is called it is handed', () => {
    // Those of the viewer come when it is opened.
    const isOfUi = (key: string) => /^(?:ui|viewer):/.test(key)
    const ofUi = keysOf(english).filter(isOfUi)
    const isSaid = (within: boolean) => (key: string) =>
      usages.some(
        ({ path, pattern }) =>
          path.startsWith('src/ui/') === within && !pattern.source.startsWith('^\\w+:') && pattern.test(key),
      )
    const foreign = keysOf(english).filter((key) => !isOfUi(key) && !told.includes(key.split(':')[0]!))
    expect(foreign.filter(isSaid(true))).toEqual([])
    expect(ofUi.filter(isSaid(false))).toEqual([])
  })

  it('are all used', () => {
    const unused = keysOf(english).filter((key) => !isShared(key) && !usages.some(({ pattern }) => pattern.test(key)))
    expect(unused).toEqual([])
  })

  it.each(areas.map((area) => [area.name, area] as const))('of %s are of parts that it has', (name, area) => {
    const own = keysOf(english).filter((key) => key.startsWith(`${name}:`))
    expect(own.filter((key) => isOfNoPart(area, key.slice(name.length + 1)))).toEqual([])
  })

  it('that areas share are said by some area that has none of its own', () => {
    const asks = (key: string) => (area: Area) => neededOf(area).includes(key) && !english.has(`${area.name}:${key}`)
    const said = keysOf(english)
      .filter(isShared)
      .map((key) => key.replace('fields:', ''))
    expect(said.filter((key) => !areas.some(asks(key)))).toEqual([])
  })

  it.each([...locales])('are in one place where areas call the same alike, in %s', (locale) => {
    const words = wordsOf(locale)
    const places = areas.flatMap((area) =>
      neededOf(area)
        .filter((key) => /^(?:fields|options)\./.test(key) && words.has(`${area.name}:${key}`))
        .map((key) => ({ name: area.name, key, text: words.get(`${area.name}:${key}`) })),
    )
    const twice = places.filter(
      ({ name, key, text }) =>
        words.get(`fields:${key}`) === text ||
        places.some((other) => other.name !== name && other.key === key && other.text === text),
    )
    expect(
      twice,
      `what areas call alike is said in locales/${locale}/fields.json, and taken out of all of theirs`,
    ).toEqual([])
  })

  it('exist wherever the source asks for them', () => {
    const keys = keysOf(english)
    const missing = usages.filter(({ isComputed, pattern }) => !isComputed && !keys.some((key) => pattern.test(key)))
    expect(missing.map(({ path, key }) => `${path} ${key}`)).toEqual([])
  })
})
