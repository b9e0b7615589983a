import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/shared/forms/definition.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { fits, isPattern } from '../../../src/shared/forms/re2.ts'
import { definitionText, readDefinition } from '../../../src/shared/forms/read.ts'
import { motorClaim } from './motorClaim.ts'

const text = (name: unknown, more: object = {}) => ({ kind: 'field', type: 'text', name, label: {}, max: 9, ...more })
const form = (items: unknown, more: object = {}) => ({ schema: 1, pages: [{ id: 'page', title: {}, items, ...more }] })
const section = (id: string, items: unknown[]) => ({ kind: 'section', id, columns: 1, items })
const nested = (levels: number): unknown[] =>
  levels === 0 ? [text('name')] : [section(`s${levels}`, nested(levels - 1))]

/** Where it is refused, and why. */
const refused = (given: unknown) => {
  const read = readDefinition(given)
  return read.ok ? null : read.fields.map(({ path, key }) => [path, key.replace('forms:wrong.', '')])
}

const at = 'pages[0].items[0]'

describe('what is no form', () => {
  it.each<[string, unknown, [path: string, key: string][]]>([
    ['no JSON', '{', [['', 'json']]],
    ['no object', '[]', [['', 'object']]],
    ['another schema', { schema: 2, pages: [] }, [['schema', 'among']]],
    ['a member that it has not', form([text('a', { onClick: 'alert(1)' })]), [[`${at}.onClick`, 'unknown']]],
    ['a name that every object inherits', form([text('constructor')]), [[`${at}.name`, 'name']]],
    ['the name of the prototype', form([text('__proto__')]), [[`${at}.name`, 'name']]],
    ['a name that is none', form([text({ toString: 1 })]), [[`${at}.name`, 'name']]],
    ['a name twice', form([text('a'), text('a')]), [['pages[0].items[1].name', 'taken']]],
    [
      'the name of a group twice',
      form([text('a'), { kind: 'group', name: 'a', label: {}, min: 0, max: 1, look: 'rows', items: [] }]),
      [['pages[0].items[1].name', 'taken']],
    ],
    ['a section by the id of a page', form([section('page', [])]), [[`${at}.id`, 'taken']]],
    [
      'a group within a group',
      form([{ kind: 'group', name: 'a', label: {}, min: 0, max: 1, look: 'rows', items: [{ kind: 'group' }] }]),
      [[`${at}.items[0].type`, 'among']],
    ],
    [
      'a label that turns the direction of writing',
      form([text('a', { label: { en: 'a\u202eb' } })]),
      [[`${at}.label.en`, 'unseen']],
    ],
    ['a label in another language', form([text('a', { label: { xx: 'a' } })]), [[`${at}.label.xx`, 'unknown']]],
    ['a rule that nobody knows', form([text('a', { rule: 'shoeSize' })]), [[`${at}.rule`, 'among']]],
    [
      'a comparison without a value',
      form([text('a', { visible: { field: 'b', is: 'equal' } })]),
      [[`${at}.visible.value`, 'missing']],
    ],
    ['a condition of nothing', form([text('a', { required: { all: [] } })]), [[`${at}.required.all`, 'tooFew']]],
    [
      'an operation that is none',
      form([
        {
          ...text('a'),
          type: 'calculated',
          max: undefined,
          value: { op: 'power', of: [1] },
          shown: 'number',
          decimals: 0,
        },
      ]),
      [[`${at}.value.op`, 'among']],
    ],
    [
      'a day that does not exist',
      form([{ kind: 'field', type: 'date', name: 'a', label: {}, from: '2026-02-30' }]),
      [[`${at}.from`, 'day']],
    ],
    ['a section too deep', form(nested(4)), [[`${at}.items[0].items[0].items[0]`, 'tooDeep']]],
    [
      'pages beyond the most',
      { schema: 1, pages: Array.from({ length: limits.pages + 1 }, () => 0) },
      [['pages', 'tooMany']],
    ],
    [
      'fields beyond the most',
      form(
        [0, 1].map((one) =>
          section(
            `s${one}`,
            Array.from({ length: 151 }, (_, index) => text(`a${one}_${index}`)),
          ),
        ),
      ),
      [['pages[0].items[1].items[149]', 'tooManyFields']],
    ],
    [
      'a condition beyond the most',
      form([text('a', { visible: { any: Array.from({ length: 50 }, () => ({ field: 'b', is: 'empty' })) } })]),
      [[`${at}.visible`, 'tooManyConditions']],
    ],
  ])('is refused where it is wrong: %s', (_, given, expected) => {
    expect(refused(given)).toEqual(expected)
  })

  it('is refused and not thrown, however deep and large it is', () => {
    const deep = '{"all":['.repeat(1000) + ']}'.repeat(1000)
    expect(refused(JSON.stringify(form([text('a')])).replace('"max":9', `"max":9,"visible":${deep}`))).toEqual([
      ['', 'tooLarge'],
    ])
    expect(refused('['.repeat(1_000_000))).toEqual([['', 'json']])
    expect(refused(`"${'x'.repeat(10_000_000)}"`)).toEqual([['', 'tooLarge']])
    expect(refused(form(nested(1000)))).toEqual([['', 'tooLarge']])
    const wordy = form(Array.from({ length: 120 }, (_, index) => text(`a${index}`, { note: 'x'.repeat(2000) })))
    expect(refused(wordy)).toEqual([['', 'tooLarge']])
    expect(refused(JSON.parse('{"schema":1,"pages":[],"__proto__":{"schema":1}}'))).toEqual([['__proto__', 'unknown']])
    let same: unknown[] = []
    for (let level = 0; level < 100; level++) same = [same, same]
    expect(refused(same)).toEqual([['', 'tooLarge']])
  })

  it('has as many records that are looked up as may be chosen, two to fifty', () => {
    const many = (most: number) =>
      refused(form([{ kind: 'field', type: 'lookup', name: 'a', label: {}, area: 'bank', many: most }]))
    expect([2, limits.records].map(many)).toEqual([null, null])
    for (const wrong of [0, 1, 2.5, 51]) expect(many(wrong)).toEqual([[`${at}.many`, 'whole']])
  })

  it('C076 has files of half a megabyte, and of no less than a hundredth', () => {
    const sized = (megabytes: number) =>
      refused(
        form([
          { kind: 'field', type: 'file', name: 'a', label: {}, kinds: ['pdf'], megabytes, of: 'each', max: 1 },
          { kind: 'field', type: 'photo', name: 'b', label: {}, megabytes, max: 1 },
        ]),
      )
    expect([0.5, 0.01, 1.5, limits.megabytes].map(sized)).toEqual([null, null, null, null])
    for (const wrong of [0, 0.009, limits.megabytes + 0.5])
      expect(sized(wrong)).toEqual([0, 1].map((item) => [`pages[0].items[${item}].megabytes`, 'number']))
  })

  it('has four levels of sections within a page at most, and is one with three', () => {
    expect(refused(form(nested(3)))).toBeNull()
  })
})

it('a form is kept as a text of one order, whatever the order in which it was written', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, one]) => [name, turned(one)]),
    )
  }
  expect(definitionText(turned(motorClaim) as typeof motorClaim)).toBe(definitionText(motorClaim))
  expect(definitionText(motorClaim)).not.toMatch(/[:,] /)
})

describe('answers that mean harm', () => {
  const known = { policyNumber: 'P-1' }
  const judged = (answers: unknown) => judge(motorClaim, answers, { at: '2026-11-26', known })

  it.each<[string, unknown, string[][]]>([
    [
      'no object',
      [],
      [
        ['', 'invalid'],
        ['cause', 'required'],
        ['day', 'required'],
        ['items', 'required'],
      ],
    ],
    [
      'a name that every object inherits',
      JSON.parse('{"__proto__":{"cause":"theft"}}'),
      [
        ['cause', 'required'],
        ['day', 'required'],
        ['items', 'required'],
      ],
    ],
    [
      'types that are others',
      { cause: ['theft'], day: 20_261_120, items: { length: 1 }, police: 'yes' },
      [
        ['cause', 'invalid'],
        ['day', 'invalid'],
        ['items', 'invalid'],
      ],
    ],
    [
      'rows that are others',
      { cause: 'theft', day: '2026-11-20', items: [null, [], 'row'] },
      [
        ['items[0]', 'invalid'],
        ['items[0].part', 'required'],
        ['items[1]', 'invalid'],
        ['items[1].part', 'required'],
        ['items[2]', 'invalid'],
        ['items[2].part', 'required'],
      ],
    ],
    [
      'rows without end',
      { cause: 'theft', day: '2026-11-20', items: Array.from({ length: 1_000_000 }, () => 0) },
      [
        ['items', 'maxRows'],
        ['items[0]', 'invalid'],
        ['items[0].part', 'required'],
        ['items[1]', 'invalid'],
        ['items[1].part', 'required'],
        ['items[2]', 'invalid'],
        ['items[2].part', 'required'],
      ],
    ],
    [
      'texts without end',
      { cause: 'x'.repeat(10_000_000), day: '2026-11-20', items: [{ part: 'x'.repeat(10_000_000), cost: Infinity }] },
      [
        ['cause', 'maxLength'],
        ['items[0].part', 'maxLength'],
        ['items[0].cost', 'invalid'],
      ],
    ],
  ])('are refused where they are wrong: %s', (_, answers, expected) => {
    const { wrong, answers: kept } = judged(answers)
    expect(wrong.map(({ path, key }) => [path, key.replace('validation:', '')])).toEqual(expected)
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
    expect(JSON.stringify(kept).length).toBeLessThan(1000)
  })

  it('to a chain of every field there may be are judged, and to a circle of them', () => {
    const chain = (first: string) =>
      Array.from({ length: limits.fields }, (_, index) => ({
        ...text(`a${index}`),
        visible: {
          all: Array.from({ length: 9 }, () => ({ field: index === 0 ? first : `a${index - 1}`, is: 'filled' })),
        },
      }))
    const answers = Object.fromEntries(chain('none').map(({ name }) => [name, 'x']))
    const shown = (first: string) => {
      const read = readDefinition({
        schema: 1,
        pages: [{ id: 'page', title: {}, items: [{ ...text('b') }, ...chain(first).slice(1)] }],
      })
      if (!read.ok) throw new Error(JSON.stringify(read.fields))
      return judge(read.value, { ...answers, b: 'x' }, { at: '2026-11-26' }).shown.size
    }
    expect(shown('b')).toBe(2)
    const circle = form(chain(`a${limits.fields - 1}`))
    expect(judge(circle as never, answers, { at: '2026-11-26' }).shown).toEqual(new Set(['page:page']))
    const whole = form(
      chain('b')
        .slice(0, 299)
        .concat({ ...text('b') } as never),
    )
    expect(judge(whole as never, { ...answers, b: 'x' }, { at: '2026-11-26' }).shown.size).toBe(301)
  })
})

describe('a pattern of one’s own', () => {
  it('is of the whole text, and of RE2', () => {
    expect([fits('a|b', 'a'), fits('a|b', 'ab'), fits('\\p{Thai}+', 'ส')]).toEqual([true, false, true])
    expect(['(?=a)', '\\1', '[', '(a{1000}){1000}', '\\p{L}{1,500}\\p{L}{1,500}'].map(isPattern)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('takes no longer the worse it is', () => {
    const begun = performance.now()
    for (const pattern of ['(a+)+$', '(a|a)*b', '(.*)*x', '(a?){200}a{200}']) fits(pattern, `${'a'.repeat(5000)}!`)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})
