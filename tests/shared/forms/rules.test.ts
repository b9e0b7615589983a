import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import fillWords from '../../../locales/en/fill.json' with { type: 'json' }
import fields from '../../../locales/en/fields.json' with { type: 'json' }
import words from '../../../locales/en/validation.json' with { type: 'json' }
import vietnamese from '../../../locales/vi/validation.json' with { type: 'json' }
import { currencyStyle } from '../../../src/shared/format/money.ts'
import { addFormats } from '../../../src/shared/format/wordFormats.ts'
import type { Definition, FormField, Words } from '../../../src/shared/forms/definition.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { wrongWords } from '../../../src/shared/forms/told.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { saidIn } from '../../../src/shared/forms/said.ts'
import { readNumber } from '../../../src/ui/fields/numeric.ts'

const i18n = createInstance({
  resources: { en: { validation: words, fields, fill: fillWords }, vi: { validation: vietnamese } },
  lng: 'en',
  ns: 'validation',
  interpolation: { escapeValue: false },
  initAsync: false,
})
await i18n.init()
addFormats(i18n)

const label: Words = { en: 'Field', vi: 'Trường' }

const saidOfAnswer = (given: object, value: unknown, locale = 'en'): string[] => {
  const field = { kind: 'field', name: 'field', label, ...given } as FormField
  const definition: Definition = { schema: 1, pages: [{ id: 'page', title: {}, items: [field] }] }
  const { wrong } = judge(definition, { field: value }, { at: '2026-11-26', fits })
  const t = i18n.getFixedT(locale)
  return wrong.map((one) => wrongWords(t, locale, one, saidIn(field.label, locale)))
}

const text = (rule: string) => ({ type: 'text', max: 40, rule })
const number = { type: 'number', decimals: 2 }
const money = { type: 'money', currency: 'IDR' }
const required = true
const files = { type: 'file', kinds: ['image', 'pdf'], megabytes: 2, of: 'each', max: 3 }
const fileOf = (name: string, type: string, size = 1, digit = 1) => ({
  id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`,
  name,
  type,
  size,
})
const photo = { type: 'photo', megabytes: 1, max: 2 }
const png = (size: number, digit: number) => fileOf('a.png', 'image/png', size, digit)
const account = {
  type: 'bankAccount',
  options: [
    { value: 'bca', label, min: 10, max: 10 },
    { value: 'bni', label, min: 9, max: 10 },
  ],
}
const mine = { bank: 'bca', number: '1234567890', holder: 'Siti' }
const counter = { type: 'itemCounter', minItem: 2, maxItem: 5, pricePerItem: 100, currency: 'IDR' }
const items = (totalItem: unknown, cost: unknown) => ({ name: 'Helmet', totalItem, totalPrice: { cost } })
const banks = { type: 'lookup', area: 'bank', many: 2 }
const record = (digit: number) => ({ id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`, title: `Bank ${digit}` })
const shares = (amount: number, agent: number, company: number, client: number) => ({ amount, agent, company, client })
const pdf = (size: number, digit: number) => fileOf('a.pdf', 'application/pdf', size, digit)

describe('what is said of an answer', () => {
  it.each<[string, object, unknown, string[]]>([
    ['V001 V002 B202 nothing', { type: 'text', max: 9, required }, '  ', ['Field is required.']],
    ['V002 no yes', { type: 'flag', required }, false, ['Field is required.']],
    ['V002 no choice', { type: 'options', options: [{ value: 'a', label }], required }, [], ['Field is required.']],
    ['V003 no e-mail', { type: 'email' }, 'a@b', ['Field must be an e-mail.']],
    ['V004 one e-mail of several', { type: 'emails', max: 3 }, ['a@b.test', 'b'], ['Field must be an e-mail.']],
    ['V004 several e-mails', { type: 'emails', max: 3 }, ['a@b.test', ' b@b.test '], []],
    ['V002 no record', { ...banks, required }, [], ['Field is required.']],
    ['one record of several', banks, record(1), ['Field is invalid']],
    ['several records', banks, [record(1), record(2)], []],
    ['a record twice', banks, [record(1), record(2), record(1)], []],
    ['too many records', banks, [record(1), record(2), record(3)], ['Field: choose at most 2']],
    ['far too many records', banks, Array(2000).fill(record(1)), ['Field: choose at most 2']],
    ['no record among several', banks, [record(1), { id: 'x', title: 'X' }], ['Field (Record) is invalid']],
    ['V013 a name', text('name'), "Ann-Marie O'Neil Jr.", []],
    [
      'V013 no name',
      text('name'),
      'a_b',
      ['Field may only contain letters, numbers, space, period, dash and single quote'],
    ],
    ['V014 a Vietnamese name', text('nameVietnamese'), 'Nguyễn Thị Ánh', []],
    [
      'V014 no Vietnamese name',
      text('nameVietnamese'),
      'สมชาย',
      ['Field may only contain Latin or Vietnamese letters, numbers, space, period, dash and single quote'],
    ],
    ['V015 a Thai name', text('nameThai'), 'สมชาย ใจดี', []],
    [
      'V015 no Thai name',
      text('nameThai'),
      'Ánh',
      ['Field may only contain Latin or Thai letters, numbers, space, period, dash and single quote'],
    ],
    ['V016 a full name', text('fullName'), 'Ann|Marie', []],
    ['V017 no phone', { type: 'phone' }, '+62', ['Field must be a valid phone number']],
    ['V019 C099 no digits', text('digits'), '1a', ['Field may only contain numbers']],
    ...['1234 ABC', '1A', '12 AB'].map((plate): [string, object, string, string[]] => [
      `V020 a plate: ${plate}`,
      text('plate'),
      plate,
      [],
    ]),
    ...['12345 A', '1234 ABCD', '1234 abc', 'B 1234'].map((plate): [string, object, string, string[]] => [
      `V020 no plate: ${plate}`,
      text('plate'),
      plate,
      ['Field must follow this format 1234 ABC'],
    ]),
    ...['B 1234 ABC', 'AB1C', 'B1A'].map((plate): [string, object, string, string[]] => [
      `V021 C101 an Indonesian plate: ${plate}`,
      text('plateIndonesian'),
      plate,
      [],
    ]),
    ...['1234 ABC', 'ABC 1', 'B 12345 A', 'B 1'].map((plate): [string, object, string, string[]] => [
      `V021 no Indonesian plate: ${plate}`,
      text('plateIndonesian'),
      plate,
      ['Field must follow this format B 1234 ABC'],
    ]),
    ['V022 a long text', { type: 'text', max: 3 }, 'abcd', ['Field may not be greater than 3 char.']],
    ['V023 a short text', { type: 'text', max: 9, min: 3 }, 'ab', ['Field should be greater than 2 char.']],
    ['V023 a text that is just long enough', { type: 'longText', max: 9, min: 3 }, 'abc', []],
    ['V024 a large number', { ...number, max: 5 }, 6, ['Field may not be greater than 5']],
    ['V025 a number that must be less', { ...number, below: 5 }, 5, ['Field must be less than 5']],
    ['V025 a number that is less', { ...number, below: 5 }, 4.99, []],
    ['V026 a small number', { ...number, min: 5 }, 4, ['Field must be 5 or more']],
    ['V027 a large amount', { ...money, max: 5_000_000 }, 5_000_001, ['Field may not be greater than IDR 5.000.000']],
    ['V028 a small amount', { ...money, min: 10_000 }, 9999, ['Field may not be smaller than IDR 10.000']],
    ['V030 V031 no amount', { ...money, required }, null, ['Field is required and dont put 0 at the beginning.']],
    [
      'C073 V030 an amount of nothing',
      { ...money, required },
      0,
      ['Field is required and dont put 0 at the beginning.'],
    ],
    ['C073 an amount of nothing that is not asked for', money, 0, []],
    [
      'C073 V030 an amount with a 0 at its beginning',
      money,
      '05',
      ['Field is required and dont put 0 at the beginning.'],
    ],
    ['V032 an amount of nothing', { ...money, nonZero: true }, 0, ['Field must be greater than zero.']],
    ['V032 a number of nothing', { ...number, nonZero: true }, 0, ['Field must be greater than zero.']],
    [
      'V033 a percentage of three decimals',
      { type: 'percent' },
      1.234,
      ['Field must be a percentage with up to 2 decimals'],
    ],
    ['V034 no file', { ...files, required }, [], ['Field is required to be uploaded']],
    ['V034 no photo', { ...photo, required }, [], ['Field is required to be uploaded']],
    [
      'V058 a photo that is none',
      photo,
      [pdf(1, 1)],
      ['File is not supported. Please choose file with jpg, jpeg, png extension'],
    ],
    ['V060 a large photo', photo, [png(1_048_577, 1)], ['Please choose file smaller than 1 MB']],
    ['a photo too many', photo, [1, 2, 3].map((digit) => png(1, digit)), ['Field: at most 2 files']],
    ['photos', photo, [png(1_048_576, 1), png(1, 2)], []],
    ['V034 no signature', { type: 'signature', required }, null, ['Field is required to be uploaded']],
    ['two signatures', { type: 'signature' }, [png(1, 1), png(1, 2)], ['Field: at most 1 files']],
    ['a signature', { type: 'signature', required }, [png(20_000, 1)], []],
    [
      'V046 an account of too few digits',
      account,
      { ...mine, number: '123456789' },
      ['Field (Account number) is invalid'],
    ],
    [
      'V046 an account of too many',
      account,
      { ...mine, bank: 'bni', number: '12345678901' },
      ['Field (Account number) is invalid'],
    ],
    ['V046 an account', account, mine, []],
    ['V046 a bank that there is not', account, { ...mine, bank: 'bri' }, ['Field (Bank) is invalid']],
    [
      'V019 C099 an account of letters',
      account,
      { ...mine, number: '123456789a' },
      ['Field (Account number) may only contain numbers'],
    ],
    ['V002 an account without its holder', account, { ...mine, holder: ' ' }, ['Field (Account holder) is required.']],
    ['V002 no account', { ...account, required }, { bank: '', number: '', holder: null }, ['Field is required.']],
    ['no account that nobody must give', account, { bank: '', number: '' }, []],
    ['an account that is a text', account, '1234567890', ['Field is invalid']],
    ['V049 a counter without the number', counter, items(undefined, 100), ['Field (Number of items) is required.']],
    [
      'V049 a counter without the price',
      counter,
      items(2, undefined),
      ['Field (Total price) is required and dont put 0 at the beginning.'],
    ],
    ['V050 C074 the fewest items at their price', counter, items(2, 200), []],
    ['V050 too few items', counter, items(1, 200), ['Field (Number of items) must be 2 or more']],
    ['V050 V055 too low a price', counter, items(2, 199), ['Field (Total price) cannot less that IDR 200']],
    [
      'C071 V055 a price of thousands that is too low',
      { ...counter, pricePerItem: 7_500 },
      items(2, 14_999),
      ['Field (Total price) cannot less that IDR 15.000'],
    ],
    ['V051 C074 the most items at their price', counter, items(5, 500), []],
    ['V051 too many items', counter, items(6, 500), ['Field (Number of items) may not be greater than 5']],
    ['V051 too high a price', counter, items(5, 501), ['Field (Total price) may not be greater than IDR 500']],
    [
      'V052 a number that is none',
      counter,
      items('two', 200),
      [
        'Field (Number of items) cannot be read as one number: write it without separators of thousands, and with no more decimals than it takes',
      ],
    ],
    [
      'V053 a price of nothing',
      { ...counter, minItem: 0 },
      items(0, 0),
      ['Field (Total price) must be greater than zero.'],
    ],
    ['V054 C074 shares as large as the discount', { type: 'discountAllocation' }, shares(10, 5.5, 3.3, 1.2), []],
    [
      'V054 C099 shares beyond the percentage',
      { type: 'discountAllocation' },
      shares(10, 5, 3, 2.01),
      ['Total discount may not be greater than the discount amount'],
    ],
    [
      'V054 shares beyond the amount',
      { type: 'discountAllocation', currency: 'IDR' },
      shares(1000, 500, 500, 1),
      ['Total discount may not be greater than the discount amount'],
    ],
    ['V054 shares of an amount', { type: 'discountAllocation', currency: 'IDR' }, shares(1000, 500, 300, 0), []],
    [
      'V033 a share of three decimals',
      { type: 'discountAllocation' },
      shares(10, 1.234, 0, 0),
      ['Field (Share of the agent) must be a percentage with up to 2 decimals'],
    ],
    ['V036 C099 no web address', text('url'), 'example', ['Field must be a valid URL']],
    [
      'V036 a web address that is longer than it may be',
      { ...text('url'), max: 20 },
      'https://example.test/abc',
      ['Field may not be greater than 20 char.'],
    ],
    ['V038 no icon', text('icon'), 'Home', ['Field may only contain lowercase letters, digits and dashes']],
    ['V038 an icon', text('icon'), 'home-2', []],
    ['V039 no letters and digits', text('alphaNum'), 'a 1', ['Field may only contain letters and digits']],
    ['V039 letters and digits', text('alphaNum'), 'Ánh1', []],
    ['V040 no letters and spaces', text('alphaSpaces'), 'a1', ['Field may only contain letters and spaces']],
    ['V040 letters and spaces', text('alphaSpaces'), 'Thị Ánh', []],
    [
      'V041 no letters, digits and dashes',
      text('alphaDash'),
      'a_1',
      ['Field may only contain letters of any script, digits and dashes'],
    ],
    ['V041 letters, digits and dashes', text('alphaDash'), 'Á-1', []],
    [
      'V042 no letters and underscores',
      text('alphaUnderscores'),
      'a-b',
      ['Field may only contain letters and underscores'],
    ],
    ['V042 letters and underscores', text('alphaUnderscores'), 'a_b', []],
    ['V043 no Thai letters', text('alphaThai'), 'สมa', ['Field may only contain Thai letters']],
    ['V043 no Thai digit', text('alphaThai'), '๑', ['Field may only contain Thai letters']],
    ['V043 Thai letters', text('alphaThai'), 'สมชายใจดี', []],
    ['V044 no description', text('description'), '<b>a</b>', ['Field contains characters that are not allowed']],
    ['V044 a description', text('description'), 'Front door (left), 50% dented: repair?', []],
    [
      'V056 a day outside',
      { type: 'date', from: '2026-11-01', until: 0 },
      '2026-11-27',
      ['Field must between 01-Nov-2026 and 26-Nov-2026'],
    ],
    ['V056 a day before', { type: 'date', from: -7 }, '2026-11-18', ['Field may not lie before 19-Nov-2026']],
    ['V056 a day within', { type: 'date', from: -7, until: 0 }, '2026-11-19', []],
    ['V057 half a range', { type: 'dateRange' }, '2026-11-26/', ['Please fill all date input first']],
    [
      'V058 another kind of file',
      files,
      [fileOf('a.mp4', 'video/mp4')],
      ['File is not supported. Please choose file with jpg, jpeg, png, pdf extension'],
    ],
    [
      'V059 no film',
      { ...files, kinds: ['video'] },
      [pdf(1, 1)],
      ['File is not supported. Please choose file with mov, mp4, avi, flv, mkv, wmv extension'],
    ],
    ['V059 a film', { ...files, kinds: ['video'] }, [fileOf('a.mkv', 'video/x-matroska')], []],
    ['V060 C076 a file of half a megabyte', { ...files, megabytes: 0.5 }, [pdf(524_288, 1)], []],
    [
      'V060 C076 a file that is larger than half a megabyte',
      { ...files, megabytes: 0.5 },
      [pdf(524_289, 1)],
      ['Please choose file smaller than 512 KB'],
    ],
    [
      'V060 C076 files that are larger together than half a megabyte',
      { ...files, megabytes: 0.5, of: 'all' },
      [pdf(300_000, 1), pdf(300_000, 2)],
      ['Please choose file smaller than 512 KB'],
    ],
    [
      'V060 C076 a photo that is larger than a megabyte and a half',
      { ...photo, megabytes: 1.5 },
      [png(1_572_865, 1)],
      ['Please choose file smaller than 1.5 MB'],
    ],
    ['V060 B196 a large file', files, [pdf(2_097_153, 1)], ['Please choose file smaller than 2 MB']],
    [
      'V060 B196 files that are large together',
      { ...files, of: 'all' },
      [pdf(1_500_000, 1), pdf(1_500_000, 2)],
      ['Please choose file smaller than 2 MB'],
    ],
    ['V060 B196 files each of which is small enough', files, [pdf(1_500_000, 1), pdf(1_500_000, 2)], []],
    ['a time of day', { type: 'time' }, '23:59', []],
    ['no time of day', { type: 'time' }, '24:00', ['Field must be a time, such as 14:30']],
    [
      'a text of a pattern of its own',
      { type: 'text', max: 9, own: { pattern: '[A-Z]\\d', said: { en: 'as on the card' } } },
      'A1',
      [],
    ],
    [
      'a text around a pattern of its own',
      { type: 'text', max: 9, own: { pattern: '[A-Z]\\d', said: { en: 'as on the card' } } },
      'A12',
      ['as on the card'],
    ],
  ])('%s', (_, field, value, expected) => {
    expect(saidOfAnswer(field, value)).toEqual(expected)
  })

  it('B202 is said by the label in the language of who reads it', () => {
    expect(saidOfAnswer({ type: 'text', max: 9, required }, '', 'vi')).toEqual([expect.stringContaining('Trường')])
  })

  it('V029 B203 takes an amount as it is typed with its dots, and compares it without them', () => {
    const typed = (written: string) => readNumber(written, currencyStyle('IDR'))
    expect(saidOfAnswer({ ...money, max: 5_000_000 }, typed('5.000.000'))).toEqual([])
    expect(saidOfAnswer({ ...money, max: 5_000_000 }, typed('5.000.001'))).toHaveLength(1)
  })
})
