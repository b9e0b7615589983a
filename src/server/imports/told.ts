import type { Import, ImportRow, OneImport } from '../../shared/endpoints/answers/imports.ts'
import { errorWords, rootOf } from '../../shared/format/errorWords.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { teller } from '../words.ts'
import type { Mapping } from './columns.ts'
import { type ImportForm, labelOf, toldFields } from './form.ts'
import type { ImportJob } from './rows.ts'
import { rowsBehind, type StagedRow } from './staged.ts'
import { cellText } from './values.ts'

/** An import in the words of its reader; null when there is no such area any more. */
export const toldImport = ({ areas }: Host, job: ImportJob, locale: Locale): Import | null => {
  const area = areas.find(({ id }) => id === job.area)
  if (!area) return null
  const { id, name, state, reason, rows, done, good, bad, made, already, refused, requested_at, expires_at } = job
  const title = teller(locale)(`${area.name}:title`)
  const counts = { rows, done, good, bad, made, already, refused }
  return { id, area: area.id, title, name, state, reason, ...counts, requested_at, expires_at }
}

/** What is wrong with a row in the words of its reader. */
export const saidOf = (form: ImportForm, locale: Locale) => {
  const t = teller(locale)
  return (error: FieldError): string =>
    errorWords(t, form.area, error, error.path === '' ? '' : labelOf(t, form, rootOf(error.path)))
}

const toldRow = (
  form: ImportForm,
  mapping: Mapping,
  columns: number,
  say: (error: FieldError) => string,
  { number, state, cells, errors, record_id, title }: StagedRow,
): ImportRow => {
  const saidAt = (name: string | null | undefined) =>
    errors.filter(({ path }) => name && rootOf(path) === name).map(say)
  return {
    number,
    state,
    cells: Array.from({ length: Math.max(columns, cells.length) }, (_, index) => ({
      text: cellText(cells[index] ?? null, form.fields[mapping[index] ?? '']),
      said: saidAt(mapping[index])[0] ?? null,
    })),
    said: errors.filter(({ path }) => !mapping.includes(rootOf(path))).map(say),
    record: record_id === null ? null : { id: record_id, title: title ?? '' },
  }
}

const atOnce = 25

export const toldDetail = async (
  host: Host,
  form: ImportForm,
  job: ImportJob,
  { after, isBad, locale }: { after: number; isBad: boolean; locale: Locale },
): Promise<OneImport> => {
  const { columns } = job
  const mapping = job.mapping ?? []
  const found = await rowsBehind(host.store, job, after, atOnce + 1, isBad)
  const rows = found.slice(0, atOnce)
  const say = saidOf(form, locale)
  return {
    one: toldImport(host, job, locale)!,
    columns: columns.map((header, index) => ({ header, field: mapping[index] ?? null })),
    fields: toldFields(teller(locale), form),
    rows: rows.map((row) => toldRow(form, mapping, columns.length, say, row)),
    next: found.length > atOnce ? rows.at(-1)!.number : null,
  }
}
