import { describe, expect, it } from 'vitest'
import { gallery } from '../../../src/server/demo/forms/gallery.ts'
import { teller } from '../../../src/server/words.ts'
import type { Condition, Definition, FormField } from '../../../src/shared/forms/definition.ts'
import { neverShown, undrawable } from '../../../src/shared/forms/drawn.ts'
import { fits } from '../../../src/shared/forms/re2.ts'

const occasion = { at: '2026-11-26', fits }
const tell = (locale: string) => teller(locale as 'en')
const words = (en: string) => ({ en, id: en, vi: en })
const field = (name: string, own: object): FormField =>
  ({ kind: 'field', name, label: words(name), ...own }) as FormField

/** A page that is there by a condition, after one that asks what it looks at. */
const under = (visible: Condition, ...items: FormField[]): Definition => ({
  schema: 1,
  pages: [
    { id: 'first', title: words('First'), items },
    { id: 'second', title: words('Second'), visible, items: [field('note', { type: 'text', max: 9 })] },
  ],
})

const cause = field('cause', {
  type: 'option',
  look: 'list',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: words(value) })),
})
const cost = field('cost', { type: 'number', decimals: 0, min: 0, max: 100 })
const agreed = field('agreed', { type: 'flag' })
const day = field('day', { type: 'date' })
const is = (name: string, comparison: string, value?: unknown) => ({ field: name, is: comparison, value }) as Condition

describe('what is never shown', () => {
  it.each<[Condition, boolean]>([
    [is('cause', 'equal', 'c'), true],
    [is('cause', 'unequal', 'a'), true],
    [{ all: [is('cost', 'more', 90), is('agreed', 'equal', false)] }, true],
    [{ not: { any: [is('cause', 'filled'), is('cost', 'filled')] } }, true],
    [is('day', 'atLeast', '2030-01-01'), true],
    [{ field: 'cause', is: 'among', values: ['b'] }, true],
    [is('cost', 'more', 100), false],
    [{ all: [is('cause', 'equal', 'a'), is('cause', 'equal', 'b')] }, false],
    [{ all: [is('cause', 'empty'), is('cause', 'filled')] }, false],
  ])('%j can come about: %s', (condition, isPossible) => {
    const found = neverShown(under(condition, cause, cost, agreed, day), occasion)
    expect(found.map(({ at, grave }) => ({ at, grave }))).toEqual(
      isPossible ? [] : [{ at: 'page:second', grave: false }],
    )
  })

  it.each(gallery.map(({ code, definition }) => [code, definition] as const))(
    'is nothing of %s',
    (_code, definition) => {
      expect(neverShown(definition, occasion)).toEqual([])
    },
  )
})

describe('a page that is drawn in every language', () => {
  it.each(gallery.map(({ code, definition }) => [code, definition] as const))('is each of %s', (_code, definition) => {
    expect(undrawable(definition, occasion, tell)).toEqual([])
  })

  it('says something everywhere, or is held up with its language', () => {
    const silent = under(is('cause', 'equal', 'b'), cause)
    const [first, second] = silent.pages
    const told = field('told', { type: 'explanation', text: { en: 'Read this', id: 'Baca', vi: ' ' } })
    const broken: Definition = { ...silent, pages: [first!, { ...second!, items: [told] }] }
    expect(undrawable(broken, occasion, tell)).toMatchObject([
      { check: 'NOT_DRAWN', at: 'page:second', grave: true, values: { language: 'vi' } },
    ])
  })
})
