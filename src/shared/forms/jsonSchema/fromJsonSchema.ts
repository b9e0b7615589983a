import type { Locale } from '../../locales.ts'
import type { Checked, FieldError } from '../../validation/fieldErrors.ts'
import { type Definition, type FormField, type FormGroup, type FormItem, limits } from '../definition.ts'
import { boundedJson, readDefinition } from '../read.ts'
import { isName } from '../names.ts'
import { ofFiles, ofParts, recordFrom } from './composed.ts'
import { type Loss, loss } from './losses.ts'
import {
  isSchema,
  leftOut,
  numberIn,
  own,
  type Reading,
  resolved,
  type Schema,
  textIn,
  typeIn,
  within,
} from './reading.ts'
import { typed } from './typed.ts'

/** "repairCost" and "repair_cost" as "Repair cost". */
const inWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1, 300)
}

const nameFor = (reading: Reading, given: string): string => {
  const plain = given
    .normalize('NFD')
    .replaceAll(/[^A-Za-z\d_]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 36)
  const base = plain.charAt(0).toLowerCase() + plain.slice(1)
  const free = [base, ...Array.from({ length: limits.fields * 2 }, (_, index) => `${base || 'field'}${index + 1}`)]
  const name = free.find((one) => isName(one) && !reading.names.has(one))!
  reading.names.add(name)
  if (name !== given) reading.lost.push(loss('name', name, { given: given.slice(0, 100) }))
  return name
}

const wordsOf = ({ locale }: Reading, schema: Schema, given: string) => {
  const help = textIn(schema, 'description', limits.words)
  return {
    label: { [locale]: textIn(schema, 'title', 300) ?? inWords(given) },
    ...(help && { help: { [locale]: help } }),
  }
}

const fieldFrom = (reading: Reading, given: string, schema: Schema, isRequired: boolean): FormField | null => {
  const declared = typed(reading, schema, given)
  if (!declared) {
    const type = [own(schema, 'type')].flat().filter((one) => typeof one === 'string')
    reading.lost.push(
      type.length === 0 ? loss('untyped', given) : loss('type', given, { type: type.join(', ').slice(0, 100) }),
    )
    return null
  }
  leftOut(reading, schema, given)
  const isFlag = 'type' in declared && declared.type === 'flag'
  return {
    kind: 'field',
    name: nameFor(reading, given),
    ...wordsOf(reading, schema, given),
    ...declared,
    ...(isRequired && (!isFlag || own(schema, 'const') === true) && { required: true }),
    ...(own(schema, 'readOnly') === true && { readOnly: true }),
  } as FormField
}

const propertiesOf = (reading: Reading, schema: Schema): { name: string; schema: Schema; isRequired: boolean }[] => {
  const properties = own(schema, 'properties')
  const required = own(schema, 'required')
  if (!isSchema(properties)) return []
  return Object.entries(properties).flatMap(([name, given]) => {
    if (!isSchema(given)) return []
    return [
      { name, schema: resolved(reading, given, name), isRequired: Array.isArray(required) && required.includes(name) },
    ]
  })
}

const groupFrom = (reading: Reading, given: string, schema: Schema, items: Schema): FormGroup => {
  const name = nameFor(reading, given)
  leftOut(reading, schema, given)
  leftOut(reading, items, given)
  const min = within(numberIn(schema, 'minItems'), 0, limits.rows) ?? 0
  return {
    kind: 'group',
    name,
    ...wordsOf(reading, schema, given),
    min,
    max: Math.max(1, min, within(numberIn(schema, 'maxItems'), 1, limits.rows) ?? limits.rows),
    look: 'rows',
    items: propertiesOf(reading, items).flatMap(
      (one) => fieldFrom(reading, one.name, one.schema, one.isRequired) ?? [],
    ),
  }
}

const rowsIn = (reading: Reading, schema: Schema, at: string): Schema | null => {
  const items = own(schema, 'items')
  const inner = typeIn(schema) === 'array' && isSchema(items) ? resolved(reading, items, at) : {}
  return typeIn(inner) === 'object' && !ofFiles(schema, inner) && !recordFrom(inner) ? inner : null
}

/** `level` is that of the items: an object within an object is a section, as deep as a form goes. */
const itemsFrom = (reading: Reading, schema: Schema, level: number): FormItem[] =>
  propertiesOf(reading, schema).flatMap(({ name, schema: inner, isRequired }): FormItem[] => {
    // References may lead in circles.
    if (reading.names.size > 2 * limits.fields) return []
    const rows = rowsIn(reading, inner, name)
    const isSection = !ofParts(reading, inner) && (typeIn(inner) === 'object' || isSchema(own(inner, 'properties')))
    if ((rows || isSection) && level >= limits.levels) {
      reading.lost.push(loss('tooDeep', name))
      return []
    }
    if (rows) return [groupFrom(reading, name, inner, rows)]
    if (!isSection) return [fieldFrom(reading, name, inner, isRequired) ?? []].flat()
    reading.lost.push(loss('nesting', name))
    leftOut(reading, inner, name)
    const { label } = wordsOf(reading, inner, name)
    return [
      {
        kind: 'section',
        id: nameFor(reading, name),
        title: label,
        columns: 1,
        items: itemsFrom(reading, inner, level + 1),
      },
    ]
  })

/** What was left out or had to be changed, each once. */
const once = (lost: readonly Loss[]): Loss[] => [
  ...new Map(lost.map((one) => [JSON.stringify([one.what, one.at, one.values]), one])).values(),
]

/** A form that asks what a JSON Schema describes, with what could not be carried; its texts are taken for those of one language. */
export const fromJsonSchema = (given: unknown, locale: Locale): Checked<{ definition: Definition; lost: Loss[] }> => {
  const read = boundedJson(given)
  if (!read.ok) return read
  const root = read.value
  const refused = (key: string): { ok: false; fields: FieldError[] } => ({
    ok: false,
    fields: [{ path: '', key: `forms:wrong.${key}`, values: {} }],
  })
  if (!isSchema(root)) return refused('object')
  const reading: Reading = { root, locale, lost: [], names: new Set() }
  const schema = resolved(reading, root, '')
  if (!isSchema(own(schema, 'properties'))) return refused('noProperties')
  leftOut(reading, schema, '')
  const page = {
    id: 'page1',
    title: { [locale]: textIn(schema, 'title', 300) ?? '' },
    items: itemsFrom(reading, schema, 2),
  }
  const checked = readDefinition({ schema: 1, pages: [page] })
  return checked.ok ? { ok: true, value: { definition: checked.value, lost: once(reading.lost) } } : checked
}
