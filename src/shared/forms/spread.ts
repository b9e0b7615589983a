import { fieldText, type Told } from '../format/fieldText.ts'
import type { Spread, SpreadFor } from '../format/spread.ts'
import { compositionOf, partsIn, titleIn } from './composed.ts'
import type { Answers, Definition, FormField, FormGroup } from './definition.ts'
import { joined } from './keeping.ts'
import { currencyOf, isNumeric, keyText, toldAs } from './keys.ts'
import { storedDefinition } from './read.ts'
import { optionIn } from './said.ts'
import { labelOf } from './told.ts'
import { placesOf } from './walk.ts'

type Reader = Pick<SpreadFor, 't' | 'locale'>

const place = { name: 'answer', namespace: 'fields', place: 'list' } as const

const asText = (value: string): Told => ({ ...place, field: { type: 'longText', max: value.length }, value })

/** Days as a column of days has them. */
const textOf = ({ t, locale }: Reader, told: Told): string =>
  ['date', 'period'].includes(told.field.type) && typeof told.value === 'string'
    ? told.value
    : (fieldText(t, locale, told) ?? '')

/** 'Bank: BCA; Number: 123', of an answer that has parts. */
const partsText = (reader: Reader, field: FormField, value: unknown): string | null => {
  const composition = compositionOf(field)
  if (field.type === 'lookup' || !composition || !value) return null
  const { currency, parts } = composition
  const values = partsIn(composition, value)
  const option = (one: string) => optionIn(field, one, reader.locale)
  return Object.entries(parts)
    .map(([name, { field: own }]) => {
      const told = { ...place, field: own, value: values[name], option, ...(currency && { currency }) }
      return `${reader.t(`fill:parts.${field.type}.${name}`)}: ${textOf(reader, told)}`
    })
    .join('; ')
}

const toldOf = (reader: Reader, field: FormField, value: unknown): Told => {
  const own = toldAs(field)
  if (own.type === 'text')
    return asText(titleIn(value) ?? partsText(reader, field, value) ?? keyText(field, value, reader.locale))
  const currency = currencyOf(field)
  const option = (one: string) => optionIn(field, one, reader.locale)
  return { ...place, field: own, value, option, ...(currency && { currency }) }
}

/** Each row on a line of its own. */
const rowsText = (reader: Reader, fields: readonly FormField[], rows: unknown): string =>
  (Array.isArray(rows) ? (rows as Answers[]) : [])
    .map((row) =>
      fields
        .map((field) => `${labelOf(field, reader.locale)}: ${textOf(reader, toldOf(reader, field, row[field.name]))}`)
        .join('; '),
    )
    .join('\n')

const answersIn = (row: Readonly<Record<string, unknown>>): Answers =>
  joined((row['answers'] ?? {}) as Answers, (row['personal'] ?? null) as Answers | null)

/** A column for each field of a version and for each group: what tells of persons for who sees that alone. */
export const answersOf = (definition: Definition, { seen, ...reader }: SpreadFor): Spread[] => {
  const places = placesOf(definition).filter(
    ({ field }) => field.type !== 'explanation' && (!field.personal || seen.includes('personal')),
  )
  const columns = new Map<FormField | FormGroup, FormField[]>()
  for (const { field, group } of places) {
    const of = group ?? field
    columns.set(of, [...(columns.get(of) ?? []), field])
  }
  return [...columns].map(([of, fields]) => {
    const currency = of.kind === 'field' ? currencyOf(of) : undefined
    const label = labelOf(of, reader.locale)
    return {
      header: currency ? `${label} (${currency})` : label,
      isNumeric: of.kind === 'field' && isNumeric(of),
      told: (row) => {
        const value = answersIn(row)[of.name]
        return of.kind === 'field' ? toldOf(reader, of, value) : asText(rowsText(reader, fields, value))
      },
    }
  })
}

/** Of the record of a definition. */
export const spread = (row: Readonly<Record<string, unknown>>, reader: SpreadFor): Spread[] =>
  answersOf(storedDefinition(row['definition']), reader)
