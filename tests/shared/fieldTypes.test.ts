import { describe, expect, it } from 'vitest'
import { type AskedField, type Field, type FieldKind, fieldTypes, typeOf } from '../../machines/fields/fields.ts'
import { rowSchema } from '../../machines/fields/schema.ts'
import { bringing } from '../../machines/kernel/payloads.ts'
import { isTold } from '../../src/server/graphql/fieldTypes.ts'
import { fieldText } from '../../src/shared/format/fieldText.ts'
import { check } from '../../src/shared/validation/fieldErrors.ts'
import { fieldSamples } from '../support/fieldSamples.ts'

const kinds = Object.keys(fieldTypes) as FieldKind[]

/** A form's field, and an event's, which brings no files of records. */
const schemasOf = (field: Field) =>
  typeOf(field.type).takes
    ? [rowSchema({ field })]
    : [rowSchema({ field }), bringing({ field: field as AskedField }).schema!]

describe.each(kinds)('a field of the type %s', (kind) => {
  const { field, right, wrong } = fieldSamples[kind]

  it('takes what it is made for, in forms and in events, and keeps it as it was typed', () => {
    for (const value of right)
      for (const schema of schemasOf(field))
        expect(check(schema, { field: value })).toEqual({ ok: true, value: { field: value } })
  })

  it('refuses the rest with its message', () => {
    for (const [value, key, path = ''] of wrong)
      for (const schema of schemasOf(field)) {
        const checked = check(schema, { field: value })
        expect([value, checked.ok || checked.fields.map((error) => [error.path, error.key])]).toEqual([
          value,
          [[`field${path}`, `validation:${key}`]],
        ])
      }
  })

  it('is empty when nothing is there, and demanded when it is required', () => {
    const { empty } = typeOf(kind)
    const kept = empty === '' ? null : empty
    for (const value of [undefined, null, empty])
      expect(check(rowSchema({ field }), { field: value })).toEqual({ ok: true, value: { field: kept } })
    const demanded = check(rowSchema({ field: { ...field, required: true } }), { field: empty })
    const said = `validation:${{ image: 'uploadRequired', files: 'uploadRequired', file: 'uploadRequired', money: 'requiredPrice' }[kind as string] ?? 'required'}`
    expect(demanded.ok || demanded.fields.map(({ key }) => key)).toEqual(kind === 'flag' || [said])
    if (kind === 'flag' || typeOf(kind).takes) return
    const { schema } = bringing({ field: { ...field, required: true } as AskedField })
    const brought = check(schema!, Array.isArray(empty) ? { field: empty } : {})
    expect(brought.ok || brought.fields.map(({ key }) => key)).toEqual([said])
  })

  it('is told by its scalar and read as a text', () => {
    const { scalar } = typeOf(kind)
    for (const value of right) {
      expect([value, isTold[scalar](value)]).toEqual([value, true])
      const text = fieldText((key) => key, 'en', { field, name: 'field', namespace: 'area', place: 'list', value })
      expect(text).toEqual(Array.isArray(value) && value.length === 0 ? null : expect.stringMatching(/./))
    }
  })
})
