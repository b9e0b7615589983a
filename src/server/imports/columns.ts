import { createHash } from 'node:crypto'
import { locales } from '../../shared/locales.ts'
import { type Store, system } from '../store/store.ts'
import { say } from '../words.ts'
import { type ImportForm } from './form.ts'
import { plain } from './values.ts'

/** By the columns of a file, the fields that they are read for; null: for none. */
export type Mapping = (string | null)[]

/** Without what marks a column that must be filled in. */
const called = (header: string): string => plain(header.replace(/\s*\*\s*$/, ''))

/** The columns as they are called, in any of our languages or by the field's own name; each field once. */
export const matched = ({ area, fields }: ImportForm, headers: readonly string[]): Mapping => {
  const names = Object.keys(fields)
  const isCalled = (name: string, header: string) =>
    [name, ...locales.map((locale) => say(locale, `${area.name}:fields.${name}`))].some((one) => called(one) === header)
  const taken = new Set<string>()
  return headers.map((header) => {
    const name = header === '' ? undefined : names.find((one) => !taken.has(one) && isCalled(one, called(header)))
    if (name) taken.add(name)
    return name ?? null
  })
}

/** Whether every column is known, and every field that must be filled in is among them. */
export const isWhole = ({ fields }: ImportForm, headers: readonly string[], mapping: Mapping): boolean =>
  headers.every((header, index) => header === '' || mapping[index] !== null) && isEnough({ fields }, mapping)

export const isEnough = ({ fields }: Pick<ImportForm, 'fields'>, mapping: Mapping): boolean =>
  Object.entries(fields).every(([name, { required }]) => !required || mapping.includes(name))

const fingerprintOf = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(plain)))
    .digest('hex')

/** What the organisation has said of such columns before. */
export const recalled = async (
  store: Store,
  organisation: string,
  { area, fields }: ImportForm,
  headers: readonly string[],
): Promise<Mapping | null> => {
  const text = 'select mapping from import_mappings where organisation_id = $1 and area = $2 and fingerprint = $3'
  const [row] = await store.run<{ mapping: Mapping }>(system, text, [organisation, area.id, fingerprintOf(headers)])
  const isKnown = row?.mapping.every((name) => name === null || name in fields)
  return row && isKnown && isEnough({ fields }, row.mapping) ? row.mapping : null
}

export const remember = async (
  store: Store,
  organisation: string,
  { area }: ImportForm,
  headers: readonly string[],
  mapping: Mapping,
): Promise<void> => {
  const text = `
    insert into import_mappings (organisation_id, area, fingerprint, mapping) values ($1, $2, $3, $4)
    on conflict (organisation_id, area, fingerprint) do update set mapping = excluded.mapping`
  await store.run(system, text, [organisation, area.id, fingerprintOf(headers), JSON.stringify(mapping)])
}
