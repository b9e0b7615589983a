import { currencyStyle, saidOf } from '../../src/shared/format/money.ts'
import { createInstance } from 'i18next'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import words from '../../locales/en/validation.json' with { type: 'json' }
import { bank } from '../../src/areas/parties/bank.ts'
import { broker } from '../../src/areas/parties/broker.ts'
import { areas } from '../../src/areas/registry.ts'
import { countryName } from '../../src/shared/format/country.ts'
import { countries } from '../../machines/fields/countries.ts'
import { phoneParts } from '../../machines/fields/phone.ts'
import { rowSchema } from '../../machines/fields/schema.ts'
import { formSchema } from '../../src/shared/area/schema.ts'
import { typeOf, type Field } from '../../machines/fields/fields.ts'
import type { Writing } from '../../machines/fields/type.ts'
import { readNumber } from '../../src/ui/fields/numeric.ts'
import { check } from '../../src/shared/validation/fieldErrors.ts'
import type { FieldError } from '../../src/shared/validation/fieldErrors.ts'

const i18n = createInstance({
  resources: { en: { validation: words } },
  lng: 'en',
  ns: 'validation',
  interpolation: { escapeValue: false },
  initAsync: false,
})
await i18n.init()

const said = ({ path, key, values }: FieldError) => i18n.t(key, { ...values, field: path })

const errorsOf = (field: Field, value: unknown): string[] => {
  const checked = check(rowSchema({ Field: field }), { Field: value })
  return checked.ok ? [] : checked.fields.map(said)
}

const pics: Field = {
  type: 'group',
  max: 2,
  fields: {
    name: { type: 'text', max: 60, rule: 'name', required: true },
    phone: { type: 'text', max: 16, rule: 'phone' },
  },
}

const aBank = { code: 'BRI', name: 'Bank Rakyat', status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 15 }

const aBroker = {
  name: "Pialang d'Asia Co.",
  address: 'Jl. Sudirman 1\nJakarta',
  commission: 12.5,
  platformFee: 0,
  ppn: 11,
  pph23: 2,
  npwpId: '0123456789012345',
  isPkp: true,
  bankName: 'BRI',
  accountName: 'Nguyễn Thị Ánh',
  accountNumber: '0012345678',
}

describe('the schema of an area', () => {
  it('takes what a person may write and drops the rest', () => {
    expect(check(formSchema(bank), { ...aBank, id: 'x', revision: 7, search: 'x' })).toEqual({ ok: true, value: aBank })
    expect(check(formSchema(broker), aBroker)).toEqual({
      ok: true,
      value: { ...aBroker, isOjk: false, isNetOff: false },
    })
  })

  it('names every field that is missing, once', () => {
    const checked = check(formSchema(bank), { code: '', name: null })
    expect(checked.ok || checked.fields.map(said)).toEqual([
      'code is required.',
      'name is required.',
      'status is required.',
      'accountDigitsMin is required.',
      'accountDigitsMax is required.',
    ])
  })

  it('applies the rule over several fields', () => {
    const checked = check(formSchema(bank), { ...aBank, accountDigitsMax: 9 })
    expect(checked).toEqual({
      ok: false,
      fields: [{ path: 'accountDigitsMax', key: 'validation:minValue', values: { min: 10 } }],
    })
  })

  it('never throws, whatever it is given', () => {
    const schemas = areas.map((area) => formSchema(area))
    const key = fc.oneof(
      fc.constantFrom('toString', '__proto__', ...areas.flatMap((area) => Object.keys(area.fields))),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(key, fc.anything()), fc.anything()), (input) => {
        for (const schema of schemas) expect(typeof check(schema, input).ok).toBe('boolean')
      }),
    )
  })
})

const unseen =
  'Field contains characters that cannot be seen, or that change the direction of writing: please remove them'

describe('the validation rules of section 5', () => {
  it.each<[string, Field, unknown, string[]]>([
    ['V002 required', { type: 'text', max: 5, required: true }, '  ', ['Field is required.']],
    ['V003 email', { type: 'text', max: 99, rule: 'email' }, 'a@b', ['Field must be an e-mail.']],
    ['V003 email with an IP literal', { type: 'text', max: 99, rule: 'email' }, 'a@[10.0.0.1]', []],
    [
      'V013 name',
      { type: 'text', max: 99, rule: 'name' },
      'A|B',
      ['Field may only contain letters, numbers, space, period, dash and single quote'],
    ],
    ['V014 name in Vietnamese', { type: 'text', max: 99, rule: 'name' }, 'Trần Thị Hồng', []],
    ['V015 name in Thai', { type: 'text', max: 99, rule: 'name' }, 'สมชาย ใจดี', []],
    ['V017 phone', { type: 'text', max: 16, rule: 'phone' }, '0812345678', ['Field must be a valid phone number']],
    ['V017 phone with a plus', { type: 'text', max: 16, rule: 'phone' }, '+62812345678', []],
    [
      'V017 phone of six digits',
      { type: 'text', max: 16, rule: 'phone' },
      '123456',
      ['Field must be a valid phone number'],
    ],
    ['V017 phone with its dial code', { type: 'phone' }, '+62 812-3456 (7890)', []],
    ['V017 phone that begins with zero where that is dialled', { type: 'phone' }, '+39 06 6982', []],
    ...[
      '0812345678',
      '+0812345678',
      '+620812345678',
      '+628123',
      '+6281234567890123',
      '+999812345678',
      '+62812a5678',
    ].map((number): [string, Field, unknown, string[]] => [
      `V017 what is no phone: ${number}`,
      { type: 'phone' },
      number,
      ['Field must be a valid phone number'],
    ]),
    ['a country', { type: 'country' }, 'id', []],
    ['a country that is none', { type: 'country' }, 'ZZ', ['Field is invalid']],
    ['V019 C099 digits', { type: 'text', max: 16, rule: 'digits' }, '12a', ['Field may only contain numbers']],
    ['V022 length', { type: 'text', max: 5 }, '123456', ['Field may not be greater than 5 char.']],
    ['V026 least value', { type: 'integer', min: 5, max: 20 }, 4, ['Field must be 5 or more']],
    ['V027 greatest value', { type: 'integer', min: 5, max: 20 }, 21, ['Field may not be greater than 20']],
    ['V033 percentage', { type: 'rate' }, 12.345, ['Field must be a percentage with up to 2 decimals']],
    ['V037 JSON', { type: 'json', max: 100 }, { a: [1, null, true, 'b'] }, []],
    ...['{', 'null', '"a"', '1', "{'a': 1}", '{"a": 1e400}{', 7, true].map(
      (value): [string, Field, unknown, string[]] => [
        `V037 what is no JSON: ${value}`,
        { type: 'json', max: 100 },
        value,
        ['JSON is malformed'],
      ],
    ),
    [
      'JSON whose differences were not looked at',
      { type: 'json', max: 100 },
      '{"a":\n1}',
      ['Field: please look at the differences and take them over, or discard them'],
    ],
    ...['[12345678901234567890]', '[1e400]', '{"a": "b", "c": -9007199254740993}'].map(
      (text): [string, Field, unknown, string[]] => [
        `JSON with a number that would be rounded: ${text}`,
        { type: 'json', max: 100 },
        text,
        ['Field has numbers that are too large to be kept exactly: please write them as texts'],
      ],
    ),
    ['JSON beyond its size', { type: 'json', max: 9 }, ['a', 'é'], ['Field may not be larger than 9 bytes']],
    [
      'JSON of too many values',
      { type: 'json', max: 1e6 },
      Array.from({ length: 1500 }, () => 0),
      ['Field may have at most 10 levels and 1500 values'],
    ],
    [
      'JSON of many levels',
      { type: 'json', max: 1e6 },
      JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)),
      ['Field may have at most 10 levels and 1500 values'],
    ],
    ...[{ a: 'b\u0000' }, { 'a\u0000': 1 }, ['\ud800'], { a: Infinity }].map(
      (value): [string, Field, unknown, string[]] => [
        `JSON that no database keeps: ${JSON.stringify(value)}`,
        { type: 'json', max: 100 },
        value,
        [unseen],
      ],
    ),
    ['a period', { type: 'period' }, '2026-01-01/2026-01-01', []],
    [
      'a period that ends before it begins',
      { type: 'period' },
      '2026-01-02/2026-01-01',
      ['Field may not end before it begins'],
    ],
    ...['2026-01-01/', '/2026-01-01', '2026-01-01'].map((value): [string, Field, unknown, string[]] => [
      `V057 half a period: ${value}`,
      { type: 'period' },
      value,
      ['Please fill all date input first'],
    ]),
    ...['2026-02-29/2026-03-01', '2026-01-01/2026-01-02/2026-01-03', 'a/b'].map(
      (value): [string, Field, unknown, string[]] => [
        `a period of no days: ${value}`,
        { type: 'period' },
        value,
        ['Field must be a day, such as 16-Nov-2026 or 16/11/2026'],
      ],
    ),
    ['money less than nothing', { type: 'money' }, -2, ['Field must be 0 or more']],
    ['money that may be less than nothing', { type: 'money', signed: true }, -2, []],
    ['money that its currency has not', { type: 'money' }, 1155.5, ['Field has more decimals than its currency']],
    ['V033 percentage of two decimals', { type: 'rate' }, 12.34, []],
    ['V041 code', { type: 'text', max: 9, rule: 'code' }, 'A 1', ['Field may only contain letters, digits and dashes']],
    ['a whole number', { type: 'integer', min: 0, max: 9 }, 1.5, ['Field must be a whole number']],
    [
      'money beyond what can be counted',
      { type: 'money' },
      2 ** 53,
      ['Field may not be greater than 1000000000000000'],
    ],
    [
      'a day that does not exist',
      { type: 'date' },
      '2026-02-29',
      ['Field must be a day, such as 16-Nov-2026 or 16/11/2026'],
    ],
    ['a leap day', { type: 'date' }, '2028-02-29', []],
    ['an option that is none', { type: 'option', options: ['A'] }, 'B', ['Field is invalid']],
    ['a colour', { type: 'colour' }, '#0F6CBD', []],
    ['a colour by its name', { type: 'colour' }, 'red', ['Field must be a colour, such as #0f6cbd']],
    ['V036 a web address', { type: 'url' }, 'https://example.com/a?b=1', []],
    ...['javascript:alert(1)', 'https://ann:secret@example.com', 'https://localhost', 'example.com'].map(
      (address): [string, Field, unknown, string[]] => [
        `V036 an address that leads elsewhere: ${address}`,
        { type: 'url' },
        address,
        ['Field must be a valid URL'],
      ],
    ),
    [
      'several options of which one is none',
      { type: 'options', options: ['A', 'B'] },
      ['A', 'C'],
      ['Field[1] is invalid'],
    ],
    ['no option where one is needed', { type: 'options', options: ['A'], required: true }, [], ['Field is required.']],
    ['no row where one is needed', { ...pics, required: true }, [], ['Field is required.']],
    [
      'more rows than there may be',
      pics,
      [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
      ['Field may have at most 2 rows'],
    ],
    [
      'a row that is wrong',
      pics,
      [{ name: 'a' }, { phone: '12' }],
      ['Field[1].name is required.', 'Field[1].phone must be a valid phone number'],
    ],
    ['nothing, where nothing is needed', { type: 'option', options: ['A'] }, '', []],
  ])('%s', (_, field, value, errors) => {
    expect(errorsOf(field, value)).toEqual(errors)
  })
})

describe('a text', () => {
  const line: Field = { type: 'text', max: 99 }
  const lines: Field = { type: 'longText', max: 99 }
  it.each([
    ['a control character', 'a\u0000b'],
    ['an escape', 'a\u001b[31mb'],
    ['half of a surrogate pair', 'a\ud800b'],
    ['halves around an emoji', 'a\ud83d👍\ude00b'],
    ['a zero-width space', 'a\u200bb'],
    ['a zero-width joiner between letters', 'a\u200db'],
    ['a joiner behind an emoji', '👩\u200d'],
    ['a direction mark', 'a\u200fb'],
    ['an override of the direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['an Arabic letter mark', 'a\u061cb'],
    ['a word joiner', 'a\u2060b'],
    ['a byte order mark', 'a\ufeffb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a grapheme joiner', 'a\u034fb'],
    ['a filler', 'a\u3164b'],
    ['a variation selector behind a letter', 'a\ufe0fb'],
    ['text in tags', `a${String.fromCodePoint(0xe0061, 0xe0062)}`],
    ['a line separator', 'a\u2028b'],
    ['an interlinear sign', 'a\ufff9b'],
    ['an empty Braille cell', 'a\u2800b'],
    ['a joiner of hieroglyphs', 'a\u{13437}b'],
    ['an empty note', 'a\u{1d159}b'],
    ['a Khitan filler', 'a\u{16fe4}b'],
    ['what is no character', 'a\uffffb'],
  ])('with %s is not taken', (_, value) => {
    expect([errorsOf(line, value), errorsOf(lines, value)]).toEqual([[unseen], [unseen]])
  })

  it.each([
    ['Vietnamese letters', 'Nguyễn Thị Ánh Tuyết'],
    ['Vietnamese letters with marks of their own', 'Nguyễn Thị Ánh'.normalize('NFD')],
    ['Thai, Hebrew and Arabic letters', 'สมชาย ใจดี, שלום, سلام'],
    ['a family of emoji', 'Keluarga 👨‍👩‍👧‍👦 dan ❤️‍🔥'],
    ['a skin colour and a profession', '👩🏽‍⚕️ 👍🏿'],
    ['a flag, a keycap and a heart', '🇮🇩 🏳️‍🌈 1️⃣ ❤️ ©️'],
  ])('with %s is', (_, value) => {
    expect([errorsOf(line, value), errorsOf(lines, value)]).toEqual([[], []])
  })

  it.each(['a\nb', 'a\tb', 'a\r\nb'])('%j is of several lines', (value) => {
    expect([errorsOf(line, value), errorsOf(lines, value)]).toEqual([['Field must be on one line'], []])
  })

  it('is kept without what stands around it', () => {
    expect(check(rowSchema({ line, lines }), { line: ' a b\n', lines: '\ta\nb \ufeff' })).toEqual({
      ok: true,
      value: { line: 'a b', lines: 'a\nb' },
    })
  })
})

describe('an amount', () => {
  const limits = { IDR: { min: 10_000, max: 5_000_000 }, MYR: { min: 2.5, max: 1500 } }
  const schema = rowSchema({ currency: { type: 'currency', required: true }, fee: { type: 'money', limits } })
  const wrong = (currency: string, fee: number) => {
    const checked = check(schema, { currency, fee })
    return checked.ok ? [] : checked.fields.map(({ key, values }) => [key, saidOf(values)])
  }

  it.each([
    ['IDR', 10_000, []],
    ['IDR', 9999, [['validation:minAmount', { amount: 'IDR 10.000' }]]],
    ['IDR', 5_000_001, [['validation:maxAmount', { amount: 'IDR 5.000.000' }]]],
    ['MYR', 250, []],
    ['MYR', 249, [['validation:minAmount', { amount: 'MYR 2.50' }]]],
    ['MYR', 150_001, [['validation:maxAmount', { amount: 'MYR 1,500.00' }]]],
    ['VND', 1, []],
  ])(
    'C081 has its limits in whole units of the currency that is chosen for it: %s, %i in minor units',
    (currency, fee, expected) => expect(wrong(currency, fee)).toEqual(expected),
  )

  it.each([
    ['9.999', ['fee may not be smaller than IDR 10.000']],
    ['10.000', []],
    ['5.000.000', []],
    ['5.000.001', ['fee may not be greater than IDR 5.000.000']],
  ])('V027 V028 V029 is compared without the dots with which it is typed: %s', (typed, expected) => {
    const checked = check(schema, { currency: 'IDR', fee: readNumber(typed, currencyStyle('IDR')) })
    const wrongs = checked.ok ? [] : checked.fields
    expect(wrongs.map((error) => said({ ...error, values: saidOf(error.values) as typeof error.values }))).toEqual(
      expected,
    )
  })

  it('V032 that is paid is more than nothing, however small its unit is', () => {
    const paid: Field = { type: 'money', positive: true }
    expect([errorsOf(paid, 0), errorsOf(paid, 1)]).toEqual([['Field must be greater than zero.'], []])
  })
})

describe('a field that is written in many ways', () => {
  it('is kept in one', () => {
    const schema = rowSchema({ phone: { type: 'phone' }, country: { type: 'country' } })
    expect(check(schema, { phone: '+62 (812) 3456-7890', country: ' id' })).toEqual({
      ok: true,
      value: { phone: '+6281234567890', country: 'ID' },
    })
  })

  it('B176 knows about 240 countries, each by two capital letters, a dial code and a name of its own', () => {
    const names = [...countries.keys()].map((code) => countryName(code, 'en'))
    expect(countries.size).toBeGreaterThanOrEqual(235)
    expect(countries.size).toBeLessThanOrEqual(250)
    expect([...countries].filter(([code, dial]) => !/^[A-Z]{2}$/.test(code) || !/^\+\d{1,4}$/.test(dial))).toEqual([])
    expect(new Set(names).size).toBe(countries.size)
    expect(names.filter((name) => countries.has(name))).toEqual([])
    expect([countries.get('ID'), countryName('ID', 'en')]).toEqual(['+62', 'Indonesia'])
  })

  it('tells the dial code of every country from the number', () => {
    for (const dial of countries.values()) expect(phoneParts(`${dial}812345`)).toEqual({ dial, national: '812345' })
  })

  it.each([
    ['+6281234567890', '+62 812 3456 7890'],
    ['+12025550123', '+1 202 555 0123'],
    ['+6561234567', '+65 6123 4567'],
    ['+84912345678', '+84 912 345 678'],
    ['0812345678', '0812345678'],
  ])('reads %s as %s', (stored, shown) => {
    expect(typeOf('phone').text(stored, {} as Writing, { type: 'phone' } as Field)).toBe(shown)
  })
})

describe('a field that holds many', () => {
  it('keeps options once, in the order of the declaration, and rows with their own fields alone', () => {
    const schema = rowSchema({ kinds: { type: 'options', options: ['A', 'B', 'C'] }, pics })
    expect(check(schema, { kinds: ['C', 'A', 'C'], pics: [{ name: ' Ann ', id: 'x', constructor: 1 }] })).toEqual({
      ok: true,
      value: { kinds: ['A', 'C'], pics: [{ name: 'Ann', phone: null }] },
    })
    expect(check(schema, {})).toEqual({ ok: true, value: { kinds: [], pics: [] } })
  })

  it.each([[[null]], [['a']], [[[]]], [[{ name: ['a'] }]], ['a'], [{ name: 'a' }]])('is not made of %j', (value) => {
    expect(check(rowSchema({ pics }), { pics: value }).ok).toBe(false)
  })
})

describe('a value of another JSON type than the field', () => {
  it('hides nothing of what is wrong with the others', () => {
    const fields = {
      share: { type: 'rate' },
      tax: { type: 'rate' },
      name: { type: 'text', max: 9, required: true },
    } as const
    const checked = check(rowSchema(fields), { share: '1.500,5', tax: 101, name: '' })
    expect(checked.ok || checked.fields.map(({ path, key }) => [path, key])).toEqual([
      ['share', 'validation:number'],
      ['name', 'validation:required'],
      ['tax', 'validation:maxPrice'],
    ])
  })

  const byType: [Field, unknown][] = [
    [{ type: 'text', max: 99 }, 'a'],
    [{ type: 'longText', max: 99 }, 'a'],
    [{ type: 'integer', min: 0, max: 2e9 }, 1],
    [{ type: 'decimal', min: 0, max: 2e9 }, 1.5],
    [{ type: 'money' }, 1],
    [{ type: 'rate' }, 1],
    [{ type: 'date' }, '2026-03-02'],
    [{ type: 'instant' }, '2026-03-02T00:00:00Z'],
    [{ type: 'flag' }, true],
    [{ type: 'option', options: ['1', 'true'] }, '1'],
  ]
  const others = ['1', '1e9', '0x10', ' 1 ', 'true', '', 1, 0, true, false, Infinity, NaN, [], ['1'], {}, { length: 1 }]
  const wrong = byType.flatMap(([field, right]) =>
    others
      .filter((value) => typeof value !== typeof right || typeof value === 'object')
      .map((value) => ({ field, value })),
  )

  it.each([...wrong, { field: { type: 'money' } as Field, value: Infinity }])(
    'is not cast: $value for $field.type',
    ({ field, value }) => {
      const isNumber = ['integer', 'decimal', 'money', 'rate'].includes(field.type)
      expect(errorsOf(field, value)).toEqual([
        isNumber && typeof value === 'string'
          ? 'Field cannot be read as one number: write it without separators of thousands, and with no more decimals than it takes'
          : 'Field is invalid',
      ])
    },
  )

  it.each(byType)('while %j takes %j', (field, value) => {
    expect(errorsOf(field, value)).toEqual([])
  })
})

describe('a field that is asked for beside one value of another', () => {
  const when = { field: 'purpose', is: ['OWN_RISK'] } as const
  const schema = rowSchema({
    purpose: { type: 'option', options: ['PREMIUM', 'OWN_RISK'], required: true },
    amount: { type: 'money', required: true, when },
    policies: { type: 'references', area: 'bus_policy', max: 5, when: { field: 'purpose', is: ['PREMIUM'] } },
  } as Parameters<typeof rowSchema>[0])
  const id = '4aa6f9c1-49a4-445e-a08c-0061c1999b05'

  it.each([
    [
      { purpose: 'PREMIUM', policies: [id] },
      { purpose: 'PREMIUM', amount: null, policies: [id] },
    ],
    [
      { purpose: 'PREMIUM', policies: [id], amount: 5 },
      { purpose: 'PREMIUM', amount: null, policies: [id] },
    ],
    [
      { purpose: 'OWN_RISK', policies: [id], amount: 5 },
      { purpose: 'OWN_RISK', amount: 5, policies: [] },
    ],
  ])('is empty elsewhere: %j', (typed, row) => expect(check(schema, typed)).toEqual({ ok: true, value: row }))

  it('is demanded there', () => {
    const judged = check(schema, { purpose: 'OWN_RISK' })
    expect(judged.ok ? [] : judged.fields.map(said)).toEqual(['amount is required and dont put 0 at the beginning.'])
  })
})
