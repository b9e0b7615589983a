import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from '../../../machines/fields/day.ts'
import type { Condition, Definition } from '../../../src/shared/forms/definition.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { type Lost, looseLosses } from '../../../src/shared/forms/jsonSchema/losses.ts'
import { toJsonSchema } from '../../../src/shared/forms/jsonSchema/toJsonSchema.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { answered, answersOf, choices, definitionOf } from './arbitrary.ts'

const occasion = { at: '2026-11-26', fits }

const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  multipleOfPrecision: 6,
  formats: { date: isDay, email: true, uri: true },
})

describe('a form as a JSON Schema', () => {
  it('takes what the form takes, and no more where nothing is lost that narrows', () => {
    const counts = { exact: 0, loose: 0, right: 0, wrong: 0 }
    fc.assert(
      fc.property(choices(), (from) => {
        const definition = definitionOf(from)
        const { schema, lost } = toJsonSchema(definition, 'en')
        const validate = ajv.compile(schema)
        const isExact = !lost.some(({ what }) => (looseLosses as readonly Lost[]).includes(what))
        counts[isExact ? 'exact' : 'loose'] += 1
        let answers = answersOf(from, definition)
        for (let round = 0; round < 3; round++) {
          const kept = judge(definition, answers, { ...occasion, known: answers }).answers
          const { wrong } = judge(definition, kept, { ...occasion, known: kept })
          const isTaken = validate(kept)
          counts[wrong.length === 0 ? 'right' : 'wrong'] += 1
          const told = JSON.stringify([definition, kept, wrong, validate.errors])
          if (wrong.length === 0 || isExact)
            expect([isTaken, isTaken || told]).toEqual([wrong.length === 0, wrong.length === 0 || expect.anything()])
          answers = answered(
            from,
            definition,
            answers,
            wrong.map(({ path }) => path),
          )
        }
      }),
      { numRuns: 60 },
    )
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  })

  const label = { en: 'Field' }
  const formOf = (...items: object[]) =>
    ({ schema: 1, pages: [{ id: 'page', title: {}, items }] }) as unknown as Definition
  const field = (given: object, name = 'field') => ({ kind: 'field', name, label, ...given })
  const options = ['a', 'b'].map((value) => ({ value, label }))
  const file = (size: number, type = 'image/png') => [
    { id: '7d1c2f3e-0000-4000-8000-000000000001', name: 'a.png', type, size },
  ]
  const counted = (totalItem: number, cost: number) => ({
    name: 'Helmet',
    totalItem,
    totalPrice: { cost, currency: { name: 'IDR' } },
  })
  const rows = {
    kind: 'group',
    name: 'field',
    label,
    min: 1,
    max: 2,
    look: 'rows',
    items: [field({ type: 'flag' }, 'flag')],
  }
  const isNo: Condition = { field: 'flag', is: 'equal', value: false }

  it.each<[string, Definition, right: unknown[], wrong: unknown[]]>([
    [
      'a text',
      formOf(field({ type: 'text', min: 2, max: 3, required: true })),
      ['ab', 'abc'],
      ['a', 'abcd', 7, undefined],
    ],
    [
      'a text of a rule and a pattern',
      formOf(field({ type: 'text', max: 9, rule: 'alphaNum', own: { pattern: '[A-Z]|\\d+', said: label } })),
      ['A', '12'],
      ['AB', '-'],
    ],
    [
      'a web address',
      formOf(field({ type: 'text', max: 30, rule: 'url' })),
      ['HTTPS://example.test/a'],
      ['ftp://example.test', `https://example.test/${'a'.repeat(20)}`],
    ],
    ['a long text', formOf(field({ type: 'longText', min: 2, max: 3 })), ['ab'], ['a', 'abcd']],
    [
      'a whole number',
      formOf(field({ type: 'number', decimals: 0, min: 1, below: 5, nonZero: true })),
      [1, 4],
      [0, 5, 1.5],
    ],
    ['a number', formOf(field({ type: 'number', decimals: 2, max: 5 })), [-3, 0.25, 5], [0.125, 5.1]],
    ['an amount', formOf(field({ type: 'money', currency: 'IDR', max: 5 })), [0, 5], [-1, 6, 0.5]],
    [
      'an amount that must be said',
      formOf(field({ type: 'money', currency: 'IDR', required: true })),
      [1],
      [0, undefined],
    ],
    ['a percentage', formOf(field({ type: 'percent' })), [0, 12.34, 100], [-1, 101, 1.234]],
    ['an e-mail', formOf(field({ type: 'email' })), ['A.b@Example.test', 'a@[10.0.0.1]'], ['a@b', 'a']],
    [
      'e-mails',
      formOf(field({ type: 'emails', max: 2 })),
      [['a@b.test']],
      [['a'], ['a@b.test', 'b@b.test', 'c@b.test']],
    ],
    ['a time', formOf(field({ type: 'time' })), ['00:00'], ['24:00']],
    ['a day', formOf(field({ type: 'date' })), ['2028-02-29'], ['2026-02-29', '1826-01-01']],
    ['a country', formOf(field({ type: 'country' })), ['VN'], ['XX']],
    ['a province', formOf(field({ type: 'province', countries: ['VN'] })), ['VN-HN'], ['ID-JB', 'VN-03', 'HN']],
    ['an option', formOf(field({ type: 'option', look: 'list', options })), ['a'], ['c']],
    ['options', formOf(field({ type: 'options', options, max: 1 })), [['a']], [['a', 'b'], ['c']]],
    ['a yes', formOf(field({ type: 'flag', required: true })), [true], [false]],
    [
      'a file of some extensions',
      formOf(field({ type: 'file', kinds: ['image'], extensions: ['png'], megabytes: 1, of: 'each', max: 1 })),
      [file(1)],
      [file(1, 'image/jpeg')],
    ],
    [
      'C076 a file of half a megabyte',
      formOf(field({ type: 'file', kinds: ['image'], megabytes: 0.5, of: 'each', max: 1 })),
      [file(524_288)],
      [file(524_289)],
    ],
    [
      'a file',
      formOf(field({ type: 'file', kinds: ['image'], megabytes: 1, of: 'each', max: 1 })),
      [file(1_048_576)],
      [
        file(1_048_577),
        file(1, 'application/pdf'),
        [...file(1), { ...file(1)[0], id: '7d1c2f3e-0000-4000-8000-000000000002' }],
      ],
    ],
    [
      'an account',
      formOf(field({ type: 'bankAccount', options: options.map((one, at) => ({ ...one, min: 5 + at, max: 7 + at })) })),
      [
        { bank: 'a', number: '12345', holder: 'Siti | R' },
        { bank: 'b', number: '12345678', holder: 'S' },
      ],
      [
        { bank: 'a', number: '12345678', holder: 'S' },
        { bank: 'c', number: '12345', holder: 'S' },
        { bank: 'a', number: '12345' },
        '12345',
      ],
    ],
    [
      'items that are counted',
      formOf(field({ type: 'itemCounter', minItem: 1, maxItem: 3, pricePerItem: 100, currency: 'IDR' })),
      [counted(1, 100), counted(3, 300)],
      [counted(0, 100), counted(4, 300), counted(1, 99), counted(3, 301), { name: 'a' }],
    ],
    ['rows', formOf(rows), [[{ flag: true }]], [[], undefined, [{}, {}, {}].map(() => ({ flag: true }))]],
    [
      'what is required under a condition',
      formOf(field({ type: 'flag' }, 'flag'), field({ type: 'text', max: 5, required: isNo })),
      ['a'],
      [undefined],
    ],
    [
      'what is shown under a condition',
      formOf(field({ type: 'flag' }, 'flag'), field({ type: 'text', max: 5, required: true, visible: { not: isNo } })),
      [undefined],
      [],
    ],
    [
      'what is shown beside rows',
      formOf(
        { ...rows, name: 'rows', min: 0 },
        field({ type: 'text', max: 5, required: { field: 'rows', is: 'filled' } }),
      ),
      [undefined],
      [],
    ],
  ])('takes as much as the form: %s', (_, definition, right, wrong) => {
    const { schema, lost } = toJsonSchema(definition, 'en')
    const validate = ajv.compile(schema)
    expect(lost.filter(({ what }) => (looseLosses as readonly Lost[]).includes(what))).toEqual([])
    for (const [values, isRight] of [
      [right, true],
      [wrong, false],
    ] as const)
      for (const value of values) {
        const { answers, wrong: found } = judge(definition, { field: value }, occasion)
        // What is beyond any limit is kept by no form.
        const told = { ...answers, ...(value !== undefined && { field: value }) }
        expect([value, found.length === 0, validate(told)]).toEqual([value, isRight, isRight])
      }
  })

  it.each<[Lost, object]>([
    ['condition', field({ type: 'text', max: 5, required: { field: 'day', is: 'more', value: '2026-01-01' } })],
    [
      'condition',
      {
        ...rows,
        name: 'rows',
        min: 0,
        items: [field({ type: 'text', max: 5, required: { field: 'day', is: 'filled' } })],
      },
    ],
    ['days', field({ type: 'date', from: 0 })],
    ['pattern', field({ type: 'text', max: 5, own: { pattern: '(?i)a.b', said: label } })],
    ['size', field({ type: 'file', kinds: ['pdf'], megabytes: 1, of: 'all', max: 2 })],
    ['record', field({ type: 'lookup', area: 'bank' })],
    ['record', field({ type: 'lookup', area: 'bank', many: 3 })],
    ['sum', field({ type: 'discountAllocation' })],
    ['phone', field({ type: 'phone' })],
    ['readOnly', field({ type: 'text', max: 5, readOnly: { field: 'day', is: 'filled' } })],
    ['calculation', field({ type: 'calculated', value: 1, shown: 'number', decimals: 0 })],
    ['currency', field({ type: 'money', currency: 'IDR' })],
    ['hidden', field({ type: 'hidden' })],
    ['explanation', field({ type: 'explanation', text: label })],
  ])('tells what it cannot carry: %s', (what, item) => {
    const { lost } = toJsonSchema(formOf(field({ type: 'date' }, 'day'), item), 'en')
    expect(lost.filter(({ at }) => at === 'field').map((one) => one.what)).toEqual([what])
  })
})
