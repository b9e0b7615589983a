import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Definition } from '../../../src/shared/forms/definition.ts'
import { fromJsonSchema } from '../../../src/shared/forms/jsonSchema/fromJsonSchema.ts'
import { toJsonSchema } from '../../../src/shared/forms/jsonSchema/toJsonSchema.ts'
import { partsOf, placesOf } from '../../../src/shared/forms/walk.ts'
import { definitions } from './arbitrary.ts'
import { motorClaim } from './motorClaim.ts'

const imported = (given: unknown) => {
  const read = fromJsonSchema(given, 'en')
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  return read.value
}

const itemOf = (schema: object) => {
  const { definition, lost } = imported({ type: 'object', properties: { it: schema } })
  return { item: definition.pages[0]!.items[0], lost: lost.map(({ what }) => what) }
}

describe('a JSON Schema as a form', () => {
  it.each<[object, object, string[]]>([
    [
      { type: 'string', maxLength: 20, title: 'Name', description: 'As in the passport' },
      { type: 'text', max: 20, label: { en: 'Name' }, help: { en: 'As in the passport' } },
      [],
    ],
    [{ type: ['string', 'null'] }, { type: 'text', max: 500, label: { en: 'It' } }, ['limit']],
    [{ type: 'string', maxLength: 5000 }, { type: 'longText', max: 5000 }, []],
    [{ type: 'string', maxLength: 9, pattern: '^[A-Z]{2}\\d+$' }, { own: { pattern: '[A-Z]{2}\\d+' } }, ['message']],
    [{ type: 'string', maxLength: 9, pattern: 'b|c' }, { own: { pattern: '(?s:.*)(?:b|c)(?s:.*)' } }, ['message']],
    [{ type: 'string', maxLength: 9, pattern: '(?=a)b' }, { type: 'text' }, ['pattern']],
    [{ type: 'string', format: 'date' }, { type: 'date' }, []],
    [{ type: 'string', format: 'email', maxLength: 99 }, { type: 'email' }, []],
    [{ type: 'integer', minimum: 1, exclusiveMaximum: 9 }, { type: 'number', decimals: 0, min: 1, below: 9 }, []],
    [{ type: 'number', multipleOf: 0.01, exclusiveMinimum: 0 }, { type: 'number', decimals: 2, nonZero: true }, []],
    [{ type: 'number' }, { type: 'number', decimals: 4 }, ['limit']],
    [{ type: 'integer', multipleOf: 5 }, { type: 'number', decimals: 0 }, ['step']],
    [{ type: 'number', multipleOf: 2.5 }, { type: 'number', decimals: 1 }, ['step']],
    [{ type: 'boolean' }, { type: 'flag' }, []],
    [
      { enum: ['a', 'b'] },
      {
        type: 'option',
        look: 'radio',
        options: [
          { value: 'a', label: { en: 'a' } },
          { value: 'b', label: { en: 'b' } },
        ],
      },
      [],
    ],
    [
      { oneOf: [{ const: 'a', title: 'One' }] },
      { type: 'option', options: [{ value: 'a', label: { en: 'One' } }] },
      [],
    ],
    [{ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 }, { type: 'options', max: 1 }, []],
    [
      { type: 'array', items: { type: 'object', properties: { a: { type: 'boolean' } } }, minItems: 1, maxItems: 3 },
      { kind: 'group', min: 1, max: 3, items: [{ name: 'a' }] },
      [],
    ],
    [
      { type: 'object', properties: { a: { type: 'boolean' } } },
      { kind: 'section', items: [{ name: 'a' }] },
      ['nesting'],
    ],
    [{ type: 'boolean', if: {}, deprecated: true }, { type: 'flag' }, ['condition', 'keyword']],
  ])('carries %j', (schema, item, lost) => {
    expect(itemOf(schema)).toMatchObject({ item, lost })
  })

  it('is imported with messages that a person understands, in every language', () => {
    const { item } = itemOf({ type: 'string', maxLength: 9, pattern: '^[A-Z]+$' })
    const { said } = (item as { own: { said: object } }).own
    expect(Object.keys(said).toSorted()).toEqual(['en', 'id', 'vi'])
    expect(JSON.stringify(said)).not.toContain('A-Z')
  })

  it('tells once what is lost of the whole, and what has no type', () => {
    const { lost } = imported({
      if: {},
      then: {},
      properties: { any: {}, many: { type: ['string', 'number'] }, it: { type: 'boolean' } },
    })
    expect(lost).toEqual([
      { what: 'condition', at: '', values: {} },
      { what: 'untyped', at: 'any', values: {} },
      { what: 'type', at: 'many', values: { type: 'string, number' } },
    ])
  })

  it('finds what is defined within it, and follows nothing out of it nor round in circles', () => {
    const { definition, lost } = imported({
      $defs: {
        a: { $ref: '#/$defs/b' },
        b: { type: 'boolean' },
        c: { $ref: '#/$defs/c' },
        d: { type: 'object', properties: { more: { $ref: '#/$defs/d' } } },
      },
      properties: {
        a: { $ref: '#/$defs/a' },
        c: { $ref: '#/$defs/c' },
        d: { $ref: '#/$defs/d' },
        e: { $ref: 'https://example.test/e.json' },
      },
    })
    expect(placesOf(definition).map(({ field }) => [field.name, field.type])).toEqual([['a', 'flag']])
    expect(lost.map(({ what, at }) => [what, at])).toEqual(
      expect.arrayContaining([
        ['reference', 'c'],
        ['reference', 'e'],
        ['tooDeep', 'more'],
      ]),
    )
  })

  it('is refused where it is no form at all, or too much of one', () => {
    const said = (given: unknown) => {
      const read = fromJsonSchema(given, 'en')
      return read.ok ? null : read.fields[0]!.key
    }
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`a${index}`, { $ref: '#/$defs/wide' }]))
    expect(
      partsOf(imported({ $defs: { wide: { properties: wide } }, properties: wide }).definition).length,
    ).toBeLessThan(1000)
    expect([
      said('{'),
      said([]),
      said({ type: 'string' }),
      said('['.repeat(1000) + ']'.repeat(1000)),
      said('x'.repeat(10_000_000)),
    ]).toEqual(['json', 'object', 'noProperties', 'tooLarge', 'tooLarge'].map((key) => `forms:wrong.${key}`))
  })

  it('gives names that a form may have, each once', () => {
    const { definition, lost } = imported(
      JSON.parse(
        '{"properties":{"__proto__":{"type":"boolean"},"constructor":{"type":"boolean"},"Repair cost":{"type":"boolean"},"repairCost":{"type":"boolean"},"1":{"type":"boolean"}}}',
      ),
    )
    expect(placesOf(definition).map(({ field }) => field.name)).toEqual([
      'field1',
      'proto__',
      'constructor1',
      'repairCost',
      'repairCost1',
    ])
    expect(lost).toHaveLength(4 + 1)
  })

  it('never throws, whatever it is given', () => {
    const keyword = fc.constantFrom(
      'properties',
      'items',
      'type',
      '$ref',
      'enum',
      'oneOf',
      'const',
      'pattern',
      'maxLength',
      'multipleOf',
      '__proto__',
    )
    const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('string', 'object', 'array', '#/$defs/a', '[', 1, null),
        fc.dictionary(keyword, tie('schema')),
        fc.array(tie('schema'), { maxLength: 3 }),
      ),
    }))
    fc.assert(
      fc.property(schema, (given) => {
        expect(typeof fromJsonSchema(given, 'vi').ok).toBe('boolean')
        expect(typeof fromJsonSchema({ properties: { given } }, 'id').ok).toBe('boolean')
      }),
    )
  })

  const label = { en: 'It' }
  it.each([
    { type: 'bankAccount', options: [{ value: 'bca', label: { en: 'BCA' }, min: 10, max: 10 }] },
    { type: 'itemCounter', minItem: 1, maxItem: 3, pricePerItem: 250, currency: 'IDR' },
    { type: 'province', countries: ['ID', 'VN'] },
    { type: 'province', countries: ['VN'] },
    { type: 'lookup', area: 'bank' },
    { type: 'lookup', area: 'bank', many: 3 },
    { type: 'file', kinds: ['image', 'pdf'], extensions: ['png'], megabytes: 2, of: 'each', max: 3 },
    { type: 'file', kinds: ['video'], megabytes: 2, of: 'each', max: 3 },
    { type: 'discountAllocation' },
    { type: 'discountAllocation', currency: 'MYR' },
  ])('comes back from a form as it was: $type $currency', (given) => {
    const items = [{ kind: 'field', name: 'it', label, ...given }]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    expect(itemOf((toJsonSchema(definition, 'en').schema['properties'] as { it: object }).it)).toEqual({
      item: items[0],
      lost: [],
    })
  })

  it('comes back from a form with its fields, but for those that answer nothing', () => {
    const fieldsOf = (definition: Parameters<typeof placesOf>[0]) =>
      Object.fromEntries(placesOf(definition).map(({ field, group }) => [field.name, [field.type, group?.name]]))
    const { schema } = toJsonSchema(motorClaim, 'en')
    expect(fieldsOf(imported(schema).definition)).toMatchObject({
      cause: ['option', undefined],
      plate: ['text', undefined],
      police: ['flag', undefined],
      day: ['date', undefined],
      part: ['text', 'items'],
    })
    fc.assert(
      fc.property(definitions(), (definition) => {
        expect(fromJsonSchema(toJsonSchema(definition, 'en').schema, 'en').ok).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
