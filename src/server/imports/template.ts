import type { Field } from '../../../machines/fields/fields.ts'
import type { TemplateFormat } from '../../shared/endpoints/answers/imports.ts'
import type { Tell } from '../../shared/format/fieldText.ts'
import type { Locale } from '../../shared/locales.ts'
import { crc32 } from 'node:zlib'
import type { Host } from '../context.ts'
import type { Cell, Column } from '../exports/cells.ts'
import { formatOf } from '../exports/formats.ts'
import type { Bytes } from '../files/fileStore.ts'
import { codeField } from '../records/lookup.ts'
import { teller } from '../words.ts'
import { type ImportForm, labelOf } from './form.ts'
import { hintMark } from './sheets/sheet.ts'

/** What may stand in a column, for who fills it in. */
const hintOf = ({ areas }: Host, t: Tell, { area }: ImportForm, name: string, field: Field): string => {
  const said = (key: string, values = {}) => t(`imports:hints.${key}`, values)
  const told = [field.required ? said('required') : said('optional')]
  if (field.type === 'reference') {
    const other = areas.find(({ id }) => id === field.area)!
    told.push(
      said('reference', { field: t(`${other.name}:fields.${codeField(other)}`), list: t(`${other.name}:title`) }),
    )
  }
  if (field.type === 'option' || field.type === 'options')
    told.push(field.options.map((one) => t(`${area.name}:options.${name}.${one}`)).join(' / '))
  if (field.type === 'flag') told.push(`${t('fields:yes')} / ${t('fields:no')}`)
  if (field.type === 'date') told.push(said('date'))
  if (field.type === 'money') told.push(said('money'))
  if ('max' in field && 'min' in field && typeof field.min === 'number') told.push(`${field.min}–${String(field.max)}`)
  return told.join('; ')
}

/** A column of which only the head is written. */
export const headed = (header: string): Column => ({
  name: header,
  header,
  width: 24,
  isNumeric: false,
  cell: () => null,
})

/** A file that an area's records can be written into: its columns in the reader's language, and below them what belongs there. */
export const templateOf = async (
  host: Host,
  form: ImportForm,
  locale: Locale,
  kind: TemplateFormat,
): Promise<{ name: string; type: string; bytes: Bytes }> => {
  const t = teller(locale)
  const format = await formatOf[kind]()
  const named = Object.entries(form.fields)
  const columns = named.map(([name, { required }]): Column => {
    return headed(`${labelOf(t, form, name)}${required ? ' *' : ''}`)
  })
  const hints = named.map(([name, field], index): Cell => {
    const hint = hintOf(host, t, form, name, field)
    return { kind: 'text', text: index === 0 ? `${hintMark} ${hint}` : hint }
  })
  const text = Buffer.from(format.head(columns) + format.row(hints) + format.foot)
  const pieces = (async function* () {
    yield await format.pack(text)
  })()
  const title = t(`${form.area.name}:title`)
  const askedAt = host.clock()
  const reader = { at: askedAt.toISOString(), t, locale, zone: 'UTC' }
  const about = { title, narrowed: [], askedAt, reader, parts: [], sums: [] }
  return {
    name: `${title}.${kind}`,
    type: format.type,
    bytes: format.whole(pieces, { bytes: text.length, crc: crc32(text) }, async () => about),
  }
}
