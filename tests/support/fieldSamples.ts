import type { FieldKind, FieldOf } from '../../machines/fields/fields.ts'

interface Sample<K extends FieldKind> {
  field: FieldOf<K>
  /** As they are typed and as they are kept. */
  right: readonly unknown[]
  /** With the key of what is said of them, and at which part of the value. */
  wrong: readonly (readonly [value: unknown, key: string, path?: string])[]
}

const invalid = 'invalid'
const hostile = ['a\u0000', '\ud800', 'a\u202eb']

const paper = (digit: number) => ({
  id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`,
  name: `${digit}.pdf`,
  type: 'application/pdf',
  size: 9,
})

/** Values of each type; a type without them does not compile. */
export const fieldSamples: { [K in FieldKind]: Sample<K> } = {
  text: {
    field: { type: 'text', max: 40 },
    right: ['Nguyễn Thị Ánh', "สมชาย % _ ' \\ ; --", '-0', '1e400'],
    wrong: [...hostile.map((value) => [value, 'visible'] as const), ['x'.repeat(41), 'maxLength'], [7, invalid]],
  },
  longText: {
    field: { type: 'longText', max: 40 },
    right: ['a\n\tb', 'สมชาย'],
    wrong: [...hostile.map((value) => [value, 'visible'] as const), ['x'.repeat(41), 'maxLength']],
  },
  integer: {
    field: { type: 'integer', min: -5, max: 20 },
    right: [-5, 0, 20],
    wrong: [
      [-6, 'minValue'],
      [21, 'maxPrice'],
      [1.5, 'integer'],
      ['1e400', 'number'],
      [Infinity, invalid],
    ],
  },
  decimal: {
    field: { type: 'decimal', min: -5, max: 20 },
    right: [-0.25, 0, 19.99],
    wrong: [
      [-6, 'minValue'],
      [20.01, 'maxPrice'],
      [11.555, 'decimals'],
      ['-', 'number'],
    ],
  },
  money: {
    field: { type: 'money', signed: true },
    right: [-500, 0, 1_000_000_000_000_000],
    wrong: [
      [-1_000_000_000_000_001, 'minValue'],
      [2 ** 53, 'maxPrice'],
      [1155.5, 'moneyDecimals'],
      ['1e5', 'number'],
    ],
  },
  currency: {
    field: { type: 'currency' },
    right: ['IDR', 'MYR', 'KHR'],
    wrong: [
      ['EUR', invalid],
      ['idr', invalid],
      [360, invalid],
    ],
  },
  rate: {
    field: { type: 'rate' },
    right: [0, 12.34, 100],
    wrong: [
      [-2, 'minValue'],
      [100.01, 'maxPrice'],
      [11.555, 'percentage'],
      ['1,2,3', 'number'],
    ],
  },
  date: {
    field: { type: 'date' },
    right: ['2028-02-29'],
    wrong: [
      ['2026-02-29', 'day'],
      ['0026-01-01', 'day'],
      ['2026-1-1', 'day'],
    ],
  },
  instant: {
    field: { type: 'instant' },
    right: ['2026-03-02T23:59:59.999Z'],
    wrong: [
      ['2026-03-02T25:00:00Z', 'instant'],
      ['2026-03-02', 'instant'],
    ],
  },
  period: {
    field: { type: 'period' },
    right: ['2026-01-01/2026-12-31', '2026-01-01/2026-01-01'],
    wrong: [
      ['2026-01-02/2026-01-01', 'periodOrder'],
      ['2026-01-01/', 'periodIncomplete'],
      ['a/b', 'day'],
    ],
  },
  flag: {
    field: { type: 'flag', words: true },
    right: [true, false],
    wrong: [
      ['true', invalid],
      [1, invalid],
    ],
  },
  option: { field: { type: 'option', options: ['ONE', 'TWO'] }, right: ['TWO'], wrong: [['THREE', invalid]] },
  options: {
    field: { type: 'options', options: ['ONE', 'TWO'] },
    right: [['ONE', 'TWO'], ['TWO']],
    wrong: [
      [['THREE'], invalid, '[0]'],
      ['ONE', invalid],
    ],
  },
  group: {
    field: {
      type: 'group',
      max: 2,
      fields: { name: { type: 'text', max: 40, required: true }, phone: { type: 'phone' }, land: { type: 'country' } },
    },
    right: [
      [
        { name: 'Ann', phone: '+6281234567890', land: 'ID' },
        { name: 'Budi', phone: null, land: null },
      ],
    ],
    wrong: [
      [[{ name: 'Ann', phone: '12' }], 'phone', '[0].phone'],
      [[{ name: 'A' }, { name: 'B' }, { name: 'C' }], 'maxRows'],
    ],
  },
  colour: {
    field: { type: 'colour' },
    right: ['#0f6cbd'],
    wrong: [
      ['red', 'colour'],
      ['#0f6cb', 'colour'],
    ],
  },
  url: {
    field: { type: 'url' },
    right: ['https://example.com/a?b=%20#c'],
    wrong: [
      ['javascript:alert(1)', 'url'],
      [`https://example.com/${'a'.repeat(2000)}`, 'maxLength'],
    ],
  },
  country: {
    field: { type: 'country' },
    right: ['ID', 'VN'],
    wrong: [
      ['ZZ', invalid],
      ['IDN', invalid],
    ],
  },
  phone: {
    field: { type: 'phone' },
    right: ['+6281234567890', '+390669821'],
    wrong: [
      ['0812345678', 'phone'],
      ['+620812345678', 'phone'],
      ['+62٨١٢٣٤٥٦٧', 'phone'],
      ['+628123\u0000', 'visible'],
    ],
  },
  json: {
    field: { type: 'json', max: 200 },
    right: [{ b: [1, -0.5, null, true], a: { สมชาย: '\u202e' } }, []],
    wrong: [
      ['{', 'json'],
      ['{}', 'jsonUntaken'],
      [{ a: '\u0000' }, 'visible'],
      [[Infinity], 'visible'],
      [['x'.repeat(200)], 'maxBytes'],
    ],
  },
  wording: {
    field: { type: 'wording', readOnly: true },
    right: [{ en: 'See the list', vi: 'สมชาย' }],
    wrong: [
      [{ en: 1 }, invalid],
      ['See', invalid],
    ],
  },
  reference: {
    field: { type: 'reference', area: 'bank' },
    right: ['7d1c2f3e-0000-4000-8000-000000000001'],
    wrong: [['1', invalid]],
  },
  references: {
    field: { type: 'references', area: 'bank', max: 2 },
    right: [['7d1c2f3e-0000-4000-8000-000000000002', '7d1c2f3e-0000-4000-8000-000000000001']],
    wrong: [
      [['x'], invalid, '[0]'],
      [[[]], invalid, '[0]'],
      ['1f2e3d4c-0000-4000-8000-000000000000', invalid],
      [[1, 2, 3].map((digit) => `${digit}f2e3d4c-0000-4000-8000-000000000000`), 'maxChosen'],
    ],
  },
  image: {
    field: { type: 'image' },
    right: [{ id: '7d1c2f3e-0000-4000-8000-000000000001', name: 'logo.png', type: 'image/png', size: 9 }],
    wrong: [
      [{ id: '', name: 'logo.png', type: 'image/png', size: 9 }, 'uploading'],
      ['7d1c2f3e-0000-4000-8000-000000000001', 'uploading'],
      [[], 'uploading'],
    ],
  },
  files: {
    field: { type: 'files', kinds: ['application/pdf'], megabytes: 1, max: 2 },
    right: [[paper(2), paper(1)], [paper(1)]],
    wrong: [
      [[paper(1), { ...paper(2), id: 'arriving' }], 'filesUploading'],
      [[null], 'filesUploading'],
      [[paper(1), paper(2), paper(3)], 'maxFiles'],
      [paper(1), invalid],
    ],
  },
  file: { field: { type: 'file', nameIn: 'text' }, right: ['7d1c2f3e'], wrong: [['x'.repeat(101), 'maxLength']] },
  code: {
    field: { type: 'code' },
    right: ['012345'],
    wrong: [
      ['12345', invalid],
      ['１２３４５６', invalid],
    ],
  },
  password: {
    field: { type: 'password' },
    right: ['kR7!mxQp', 'a-long-Secret-16'],
    wrong: [
      ['kR7!mxQ', 'passwordRule'],
      ['kR77mxQpa', 'passwordRule'],
    ],
  },
}
