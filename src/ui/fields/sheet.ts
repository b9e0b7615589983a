import { parse } from 'csv-parse/browser/esm/sync'
import { unitOf } from '../../../machines/fields/currencies.ts'
import type { Field, FieldOf } from '../../../machines/fields/fields.ts'
import { csvLine, csvMark } from '../../shared/format/csvText.ts'
import { readDate } from '../../shared/format/readDate.ts'
import { readNumber } from '../../shared/format/readNumber.ts'

type Row = Record<string, unknown>

/** Where a value stands that cannot be what its column asks for. */
interface Wrong {
  row: number
  name: string
}

export type Sheet = { ok: true; rows: Row[]; wrong: Wrong[] } | { ok: false }

interface Reading {
  field: FieldOf<'group'>
  /** What a column is called. */
  labelOf(name: string): string
  currency: string
  locale: string
}

const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Rows of cells, as a file has them or as they are copied from a spreadsheet; none where they cannot be read. */
const cellsIn = (text: string): string[][] => {
  const [head = ''] = text.split(/\r?\n/, 1)
  const delimiter = ['\t', ';'].find((one) => head.includes(one)) ?? ','
  try {
    return parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    })
  } catch {
    return []
  }
}

/** What cannot be read stays as it was written, for the field's own rule to refuse. */
const valueOf = (written: string, { type }: Field, { currency, locale }: Reading): unknown => {
  if (written === '') return null
  if (type === 'date') return readDate(written, locale)
  if (type === 'integer' || type === 'decimal' || type === 'rate') return readNumber(written, locale) ?? written
  if (type !== 'money') return written
  const amount = readNumber(written, locale)
  return amount === null ? written : Number((amount * unitOf(currency)).toFixed(6))
}

const isNumeric = ({ type }: Field): boolean => ['integer', 'decimal', 'rate', 'money'].includes(type)

const isWrong = (value: unknown, field: Field): boolean =>
  (field.required === true && value === null) || (isNumeric(field) && typeof value === 'string')

/** The rows that a text has under the heads of the template, which are in its order; not ok where they are others. */
export const readSheet = (text: string, reading: Reading): Sheet => {
  const [heads = [], ...lines] = cellsIn(text)
  const columns = Object.entries<Field>(reading.field.fields)
  const isTemplate =
    heads.length === columns.length &&
    columns.every(([name], index) => plain(heads[index]!) === plain(reading.labelOf(name)))
  if (!isTemplate) return { ok: false }
  const rows = lines.map((cells) =>
    Object.fromEntries(columns.map(([name, field], index) => [name, valueOf(cells[index] ?? '', field, reading)])),
  )
  const wrong = rows.flatMap((values, row) =>
    columns.flatMap(([name, field]) => (isWrong(values[name], field) ? [{ row, name }] : [])),
  )
  return { ok: true, rows, wrong }
}

/** The heads alone. */
export const templateOf = ({ field, labelOf }: Pick<Reading, 'field' | 'labelOf'>): string =>
  csvMark + csvLine(Object.keys(field.fields).map(labelOf))
