import { describe, expect, it } from 'vitest'
import { differences } from '../../../src/shared/forms/compare.ts'
import type {
  Answers,
  Definition,
  FormField,
  FormGroup,
  FormItem,
  Words,
} from '../../../src/shared/forms/definition.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { fits } from '../../../src/shared/forms/re2.ts'

const formOf = (...items: FormItem[]): Definition => ({ schema: 1, pages: [{ id: 'page', title: {}, items }] })

const label: Words = { en: 'Field' }

const field = (given: object, name = 'field'): FormField => ({ kind: 'field', name, label, ...given }) as FormField

const group = (given: object, ...items: FormField[]): FormGroup => ({
  kind: 'group',
  name: 'rows',
  label,
  min: 0,
  max: 5,
  look: 'rows',
  items,
  ...given,
})

const judged = (definition: Definition, answers: Answers) =>
  judge(definition, answers, { at: '2026-11-26', fits, known: answers }).wrong

const kindsOf = (before: Definition, after: Definition) => differences(before, after).map(({ kind }) => kind)

const options = (...values: string[]) => values.map((value) => ({ value, label: { en: value } }))
const pdf = (size: number, digit = 1, type = 'application/pdf') => ({
  id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`,
  name: 'a.pdf',
  type,
  size,
})
const png = (size: number, digit = 1) => pdf(size, digit, 'image/png')
const account = (min: number, max: number) => ({ type: 'bankAccount', options: [{ value: 'a', label: {}, min, max }] })
const counter = { type: 'itemCounter', minItem: 1, maxItem: 3, pricePerItem: 100, currency: 'IDR' }
const counted = (totalItem: number) => ({ name: 'Helmet', totalItem, totalPrice: { cost: 100 * totalItem } })
const text = { type: 'text', max: 10 }
const number = { type: 'number', decimals: 2 }
const money = { type: 'money', currency: 'IDR' }
const files = { type: 'file', kinds: ['pdf', 'image'], megabytes: 2, of: 'each', max: 3 }
const bank = { type: 'lookup', area: 'bank' }
const banks = { ...bank, many: 2 }
const record = (digit: number) => ({ id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`, title: 'Bank' })
const own = (pattern: string) => ({ ...text, own: { pattern, said: { en: 'Odd' } } })

describe('a change that older answers do not survive', () => {
  it.each<[string, object, object, unknown]>([
    ['a shorter text', text, { ...text, max: 3 }, 'abcd'],
    ['a longer least text', text, { ...text, min: 3 }, 'ab'],
    ['a rule', text, { ...text, rule: 'digits' }, 'ab'],
    ['another rule', { ...text, rule: 'alphaNum' }, { ...text, rule: 'digits' }, 'ab'],
    ['a pattern', text, own('\\d+'), 'ab'],
    ['another pattern', own('[a-z]+'), own('\\d+'), 'ab'],
    ['a shorter long text', { type: 'longText', max: 9 }, { type: 'longText', max: 3 }, 'abcd'],
    ['a longer least long text', { type: 'longText', max: 9 }, { type: 'longText', max: 9, min: 4 }, 'abc'],
    ['fewer decimals', number, { ...number, decimals: 1 }, 1.25],
    ['no decimals', number, { ...number, decimals: 0 }, 1.5],
    ['a larger least number', number, { ...number, min: 2 }, 1],
    ['a smaller greatest number', number, { ...number, max: 2 }, 3],
    ['a number that must be less', number, { ...number, below: 3 }, 3],
    ['a number that must be more than nothing', number, { ...number, nonZero: true }, 0],
    ['a larger least amount', { ...money, min: -5 }, money, -1],
    ['a smaller greatest amount', money, { ...money, max: 5 }, 6],
    ['an amount that must be more than nothing', money, { ...money, nonZero: true }, 0],
    ['a larger least percentage', { type: 'percent', min: -10 }, { type: 'percent' }, -5],
    ['a smaller greatest percentage', { type: 'percent', max: 150 }, { type: 'percent' }, 120],
    ['a later first day', { type: 'date', from: '2026-01-01' }, { type: 'date', from: '2026-02-01' }, '2026-01-15'],
    ['an earlier last day', { type: 'date', until: 5 }, { type: 'date', until: 2 }, '2026-11-30'],
    ['a first day from today on', { type: 'date', from: '2026-01-01' }, { type: 'date', from: 0 }, '2026-01-15'],
    ['a last day of a range', { type: 'dateRange' }, { type: 'dateRange', until: 0 }, '2026-11-20/2026-11-27'],
    ['a country less', { type: 'province', countries: ['ID', 'VN'] }, { type: 'province', countries: ['VN'] }, 'ID-JB'],
    ['fewer e-mails', { type: 'emails', max: 2 }, { type: 'emails', max: 1 }, ['a@b.test', 'c@b.test']],
    [
      'fewer that may be chosen',
      { type: 'options', options: options('a', 'b') },
      { type: 'options', options: options('a', 'b'), max: 1 },
      ['a', 'b'],
    ],
    ['fewer records', { ...banks, many: 3 }, banks, [1, 2, 3].map(record)],
    ['more digits of an account', account(5, 9), account(6, 9), { bank: 'a', number: '12345', holder: 'S' }],
    ['fewer digits of an account', account(5, 9), account(5, 8), { bank: 'a', number: '123456789', holder: 'S' }],
    ['more items at least', counter, { ...counter, minItem: 2 }, counted(1)],
    ['fewer items at most', counter, { ...counter, maxItem: 2 }, counted(3)],
    ['another price of an item', counter, { ...counter, pricePerItem: 90 }, counted(3)],
    [
      'fewer photos',
      { type: 'photo', megabytes: 2, max: 2 },
      { type: 'photo', megabytes: 2, max: 1 },
      [png(1), png(1, 2)],
    ],
    [
      'smaller photos',
      { type: 'photo', megabytes: 2, max: 2 },
      { type: 'photo', megabytes: 1, max: 2 },
      [png(1_500_000)],
    ],
    ['a kind of file less', files, { ...files, kinds: ['image'] }, [pdf(1)]],
    ['an extension less', files, { ...files, extensions: ['jpg'] }, [png(1)]],
    [
      'another extension',
      { ...files, kinds: ['image'], extensions: ['png'] },
      { ...files, kinds: ['image'], extensions: ['jpg'] },
      [png(1)],
    ],
    ['smaller files', files, { ...files, megabytes: 1 }, [pdf(1_500_000)]],
    ['a size of all files', files, { ...files, of: 'all' }, [pdf(1_500_000), pdf(1_500_000, 2)]],
    ['fewer files', files, { ...files, max: 1 }, [pdf(1), pdf(1, 2)]],
  ])('is breaking: %s', (_, before, after, answer) => {
    const [old, now] = [formOf(field(before)), formOf(field(after))]
    expect(kindsOf(old, now)).toContain('narrowed')
    expect(differences(old, now).some(({ breaking }) => breaking)).toBe(true)
    expect(judged(old, { field: answer })).toEqual([])
    expect(judged(now, { field: answer })).toHaveLength(1)
    expect(
      differences(now, old)
        .filter(({ breaking }) => breaking)
        .map(({ at, values }) => [at, values['limit']]),
    ).toEqual(
      // Neither rule nor pattern includes another, and a day is not held against a number of days.
      /another|today/.test(_) ? [['field', expect.any(String)]] : [],
    )
  })

  const flag = field({ type: 'flag' }, 'flag')
  const isYes = { field: 'flag', is: 'equal', value: true } as const
  const isNo = { field: 'flag', is: 'equal', value: false } as const
  const total = (value: number) => field({ type: 'calculated', value, shown: 'number', decimals: 0 }, 'total')
  const isMuch = { field: 'total', is: 'more', value: 5 } as const

  it.each<[kind: string, title: string, before: Definition, after: Definition, answers: Answers]>([
    ['newlyRequired', 'a field', formOf(field(text)), formOf(field({ ...text, required: true })), {}],
    [
      'newlyRequired',
      'a field under a condition',
      formOf(flag, field(text)),
      formOf(flag, field({ ...text, required: isNo })),
      {},
    ],
    [
      'newlyRequired',
      'a field under another condition',
      formOf(flag, field({ ...text, required: isYes })),
      formOf(flag, field({ ...text, required: isNo })),
      {},
    ],
    ['newlyRequired', 'a new field', formOf(flag), formOf(flag, field({ ...text, required: true })), {}],
    [
      'newlyRequired',
      'a field that is shown more often',
      formOf(flag, field({ ...text, required: true, visible: isYes })),
      formOf(flag, field({ ...text, required: true })),
      {},
    ],
    [
      'newlyRequired',
      'a field in a section that is shown more often',
      formOf(flag, {
        kind: 'section',
        id: 's',
        columns: 1,
        visible: isYes,
        items: [field({ ...text, required: true })],
      }),
      formOf(flag, { kind: 'section', id: 's', columns: 1, items: [field({ ...text, required: true })] }),
      {},
    ],
    [
      'newlyRequired',
      'a field that hangs on what is reckoned differently',
      formOf(total(3), field({ ...text, required: isMuch })),
      formOf(total(7), field({ ...text, required: isMuch })),
      {},
    ],
    [
      'newlyRequired',
      'a field whose condition looks at what is hidden more often',
      formOf(flag, field(text, 'other'), field({ ...text, required: { field: 'other', is: 'empty' } })),
      formOf(
        flag,
        field({ ...text, visible: isYes }, 'other'),
        field({ ...text, required: { field: 'other', is: 'empty' } }),
      ),
      { other: 'x' },
    ],
    [
      'newlyRequired',
      'a field whose condition looks at what is hidden by what is reckoned differently',
      formOf(
        total(7),
        field({ ...text, visible: isMuch }, 'other'),
        field({ ...text, required: { field: 'other', is: 'empty' } }),
      ),
      formOf(
        total(3),
        field({ ...text, visible: isMuch }, 'other'),
        field({ ...text, required: { field: 'other', is: 'empty' } }),
      ),
      { other: 'x' },
    ],
    [
      'newlyRequired',
      'a field whose condition looks into a section that is hidden at other times',
      formOf(
        flag,
        { kind: 'section', id: 's', columns: 1, visible: isNo, items: [field(text, 'other')] },
        field({ ...text, required: { field: 'other', is: 'empty' } }),
      ),
      formOf(
        flag,
        { kind: 'section', id: 's', columns: 1, visible: isYes, items: [field(text, 'other')] },
        field({ ...text, required: { field: 'other', is: 'empty' } }),
      ),
      { other: 'x' },
    ],
    [
      'newlyRequired',
      'a field that was in a circle',
      formOf(field({ ...text, required: true, visible: { field: 'field', is: 'empty' } })),
      formOf(field({ ...text, required: true, visible: { field: 'none', is: 'empty' } })),
      {},
    ],
    [
      'newlyAsked',
      'a field',
      formOf(field({ ...text, readOnly: true })),
      formOf(field(text)),
      { field: 'much too long a text' },
    ],
    [
      'newlyRequired',
      'a field that was read-only',
      formOf(flag, field({ ...text, required: true, readOnly: isNo })),
      formOf(flag, field({ ...text, required: true, readOnly: isYes })),
      {},
    ],
    [
      'narrowed',
      'a group of more rows',
      formOf(group({}, field(text))),
      formOf(group({ min: 1 }, field(text))),
      { rows: [] },
    ],
    [
      'narrowed',
      'a group of fewer rows',
      formOf(group({}, field(text))),
      formOf(group({ max: 1 }, field(text))),
      { rows: [{}, {}] },
    ],
    [
      'newlyRequired',
      'rows that are shown more often',
      formOf(flag, group({ min: 1, visible: isYes }, field(text))),
      formOf(flag, group({ min: 1 }, field(text))),
      {},
    ],
    [
      'optionGone',
      'an option',
      formOf(field({ type: 'option', look: 'list', options: options('a', 'b') })),
      formOf(field({ type: 'option', look: 'list', options: options('a') })),
      { field: 'b' },
    ],
    ['retyped', 'a field', formOf(field(text)), formOf(field(number)), { field: 'a' }],
    ['retyped', 'a record', formOf(field(bank)), formOf(field(banks)), { field: record(1) }],
  ])('is breaking: %s %s', (kind, _, before, after, answers) => {
    expect(judged(before, answers)).toEqual([])
    expect(judged(after, answers)).not.toEqual([])
    const found = differences(before, after).filter(({ breaking }) => breaking)
    expect(found.map((one) => one.kind)).toContain(kind)
  })

  it.each<[string, Definition, Definition]>([
    ['gone', formOf(field(text)), formOf()],
    ['gone', formOf(group({}, field(text))), formOf(group({}))],
    ['regrouped', formOf(field(text), group({})), formOf(group({}, field(text)))],
    ['narrowed', formOf(field(money)), formOf(field({ ...money, currency: 'MYR' }))],
    ['retyped', formOf(field(text, 'rows')), formOf(group({}, field(text)))],
    ['retyped', formOf(field(banks)), formOf(field(bank))],
  ])('is breaking too where what was answered is read otherwise: %s', (kind, before, after) => {
    expect(differences(before, after).filter(({ breaking }) => breaking)).toMatchObject([{ kind }])
  })
})

describe('a change that changes no answer', () => {
  const [one, other] = [field(text, 'one'), field(text, 'other')]

  it.each<[string, Definition, Definition]>([
    ['reworded', formOf(one), formOf({ ...one, label: { en: 'Called otherwise' } })],
    ['added', formOf(one), formOf(one, other)],
    ['moved', formOf(one, other), formOf(other, one)],
    ['moved', formOf(one), formOf({ kind: 'section', id: 's', columns: 1, items: [one] })],
    ['conditional', formOf(one, other), formOf(one, { ...other, visible: { field: 'one', is: 'filled' } })],
    ['conditional', formOf({ ...one, required: true }), formOf(one)],
    ['arranged', formOf(one), formOf({ ...one, key: true })],
    [
      'optionAdded',
      formOf(field({ type: 'options', options: options('a') })),
      formOf(field({ type: 'options', options: options('a', 'b') })),
    ],
    ['widened', formOf(field({ ...text, rule: 'digits' })), formOf(field(text))],
    ['reworded', formOf(one, field({ type: 'explanation', text: {} })), formOf(one)],
  ])('is compatible: %s', (kind, before, after) => {
    expect(differences(before, after).map((found) => [found.kind, found.breaking])).toEqual([[kind, false]])
  })

  it('names the fewest that were moved', () => {
    const third = field(text, 'third')
    const found = differences(formOf(one, other, third), formOf(third, one, field(text, 'new'), other))
    expect(found.map(({ kind, at }) => [kind, at])).toEqual([
      ['added', 'new'],
      ['moved', 'third'],
    ])
  })

  it('is none where nothing differs', () => {
    const form = formOf(one, group({}, other))
    expect(differences(form, structuredClone(form))).toEqual([])
  })
})
