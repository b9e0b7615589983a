import { createHmac } from 'node:crypto'
import { defaultCurrency } from '../../../machines/fields/currencies.ts'
import type { Reference } from '../../../machines/fields/reference.ts'
import { isId } from '../../../machines/fields/reference.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import { snake } from '../../shared/area/names.ts'
import type { NotBegun } from '../../shared/endpoints/answers/cases.ts'
import type { Locale } from '../../shared/locales.ts'
import { type FieldError, oneEach } from '../../shared/validation/fieldErrors.ts'
import { idFor, judgeBeginning } from '../cases/begin.ts'
import { callerOf, type Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { idsByCode } from '../records/lookup.ts'
import { judgeRecord } from '../records/save.ts'
import { told } from '../records/sight.ts'
import { taken, uniqueFields } from '../records/taken.ts'
import { type Store, system } from '../store/store.ts'
import type { ImportForm } from './form.ts'
import type { Mapping } from './columns.ts'
import type { SheetRow } from './sheets/sheet.ts'
import type { Verdict } from './staged.ts'
import { readCell } from './values.ts'

type Values = Record<string, unknown>

/** A row as its person would have typed it. */
export interface ReadRow {
  number: number
  input: Values
  /** What could not even be read. */
  wrong: FieldError[]
  /** Of its content: what a record is made of once. */
  digest: string
  /** That such a record has. */
  id: string
}

export interface Importing {
  host: Host
  by: Actor
  form: ImportForm
  mapping: Mapping
  locale: Locale
}

const typedIn = ({ form, mapping, locale }: Importing, { cells }: SheetRow): Values => {
  const cellOf = (name: string) => cells[mapping.indexOf(name)] ?? null
  const currency = String(cellOf('currency') ?? defaultCurrency)
  const place = { namespace: form.area.name, locale, currency }
  const values = Object.entries(form.fields).map(([name, field]) => [
    name,
    mapping.includes(name) ? readCell(cellOf(name), field, { ...place, name }) : undefined,
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Values
}

/** The records that rows name by their codes, for all of them together. */
const named = async ({ host, by, form }: Importing, rows: readonly Values[]) => {
  const references = Object.entries(form.fields).filter(([, { type }]) => type === 'reference') as [string, Reference][]
  const found = references.map(async ([name, { area: id, filter }]) => {
    const codes = [...new Set(rows.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : [])))]
    const area = host.areas.find((one) => one.id === id)!
    return [
      name,
      await idsByCode(
        host,
        callerOf(by),
        area,
        codes.filter((code) => !isId(code)),
        filter,
      ),
    ] as const
  })
  return Promise.all(found)
}

export const readRows = async (importing: Importing, rows: readonly SheetRow[]): Promise<ReadRow[]> => {
  const { host, by, form } = importing
  const typed = rows.map((row) => typedIn(importing, row))
  const known = await named(importing, typed)
  return rows.map(({ number }, index) => {
    const input = { ...typed[index]! }
    const wrong: FieldError[] = []
    for (const [name, ids] of known) {
      const code = input[name]
      if (typeof code !== 'string' || isId(code)) continue
      const id = ids.get(code)
      if (id) input[name] = id
      else {
        delete input[name]
        wrong.push({ path: name, key: id === null ? 'validation:severalRecords' : 'validation:noRecord', values: {} })
      }
    }
    const digest = createHmac('sha256', host.secret)
      .update(`row ${JSON.stringify(input)}`)
      .digest('base64url')
    return { number, input, wrong, digest, id: idFor(host.secret, form.area.id, by.organisation.id, digest) }
  })
}

/** A refusal as what is wrong with a row. */
export const wrongIn = ({ fields, reasons }: Pick<NotBegun, 'fields' | 'reasons'>): FieldError[] => [
  ...fields,
  ...reasons.map(({ key, values }) => ({ path: '', key, values })),
]

/** The row as it would be written, or what is wrong with it, by the rules of the form itself. */
const judgeRow = async (
  { host, by, form: { area } }: Importing,
  { input, wrong }: ReadRow,
): Promise<{ columns: Values } | { errors: FieldError[] }> => {
  const said = (errors: readonly FieldError[]) => ({ errors: oneEach([...wrong, ...errors]) })
  try {
    if (area.lifecycle) {
      const judged = await judgeBeginning(host, { area: area.id, input }, by)
      if ('said' in judged) return said(wrongIn(judged.said))
      return wrong.length > 0 ? said([]) : judged
    }
    const judged = await judgeRecord(host, by, area, input)
    if (!judged.ok || wrong.length > 0) return said(judged.ok ? [] : judged.fields)
    return { columns: Object.fromEntries(Object.entries(judged.value).map(([name, value]) => [snake(name), value])) }
  } catch (error) {
    if (error instanceof HttpError && error.code === 'BAD_INPUT') return said(error.fields)
    throw error
  }
}

/** Asks the same once, however many rows need it. */
const remembering = (host: Host): Host => {
  const answers = new Map<string, Promise<unknown[]>>()
  const run: Store['run'] = <R>(...[caller, text, values, name]: Parameters<Store['run']>) => {
    const question = JSON.stringify([caller.organisation, text, values])
    const answer = answers.get(question) ?? host.store.run(caller, text, values, name)
    answers.set(question, answer)
    return answer as Promise<R[]>
  }
  return { ...host, store: { ...host.store, run } }
}

/** A unique field, and the columns that no two rows have alike, its own the last. */
interface Unique {
  path: string
  columns: string[]
}

interface Claimed extends Unique {
  values: unknown[]
}

const constraints = `
  select to_jsonb(array(
    select a.attname from unnest(c.conkey) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.place
  )) as columns
  from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'u'`

const uniquesOf = async ({ host, form: { area } }: Importing): Promise<Unique[]> => {
  const found = await host.store.run<{ columns: string[] }>(system, constraints, [area.table])
  return uniqueFields(area).flatMap(({ path }) =>
    found.flatMap(({ columns }) => (columns.at(-1) === snake(path) ? [{ path, columns }] : [])),
  )
}

/** What a row would have for itself alone. */
const claimedBy = (uniques: readonly Unique[], row: Values): Claimed[] =>
  uniques
    .map(({ path, columns }) => ({ path, columns, values: columns.map((name) => row[name] ?? null) }))
    .filter(({ values }) => values.every((value) => value !== null))

const markOf = ({ path, values }: Pick<Claimed, 'path' | 'values'>): string => [path, ...values].join(' ')

/** Of these claims those that records have already. */
const takenAmong = async (
  { host, form: { area } }: Importing,
  uniques: readonly Unique[],
  claims: readonly Claimed[],
): Promise<Set<string>> => {
  const found = uniques.map(async ({ path, columns }) => {
    const wanted = claims.filter((claim) => claim.path === path).map(({ values }) => values)
    if (wanted.length === 0) return []
    const text = `select jsonb_build_array(${columns.join(', ')}) as values from ${area.table}
      where (${columns.map((name) => `${name}::text`).join(', ')}) in (
        select ${columns.map((_, index) => `one ->> ${index}`).join(', ')} from jsonb_array_elements($1::jsonb) one
      ) and ${columns.at(-1)} = any(array(select one ->> ${columns.length - 1} from jsonb_array_elements($1::jsonb) one))`
    const rows = await host.store.run<{ values: unknown[] }>(system, text, [JSON.stringify(wanted)])
    return rows.map(({ values }) => markOf({ path, values }))
  })
  return new Set((await Promise.all(found)).flat())
}

/** Of rows those that are records already, with what these are called. */
export const alreadyMade = async (
  { host, by, form: { area } }: Importing,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const text = `select id, ${snake(area.title)}::text as title from ${area.table} where id = any($1::uuid[])`
  const rows = await host.store.run<{ id: string; title: string }>(system, text, [`{${ids.join()}}`])
  return new Map(
    rows.map(({ id, title }) => [id, told(area.fields, callerOf(by), { [area.title]: title })[area.title]!]),
  )
}

/** What each row would come to, were it made now. */
export const judgeRows = async (importing: Importing, rows: readonly SheetRow[]): Promise<Verdict[]> => {
  const judging = { ...importing, host: remembering(importing.host) }
  const read = await readRows(judging, rows)
  const made = await alreadyMade(
    judging,
    read.map(({ id }) => id),
  )
  const uniques = await uniquesOf(judging)
  const judged: (Verdict & { claims: Claimed[] })[] = []
  for (const row of read) {
    const verdict = { number: row.number, errors: [], marks: [], record_id: null, title: null, claims: [] }
    if (made.has(row.id)) {
      judged.push({ ...verdict, state: 'already', record_id: row.id, title: made.get(row.id)! })
      continue
    }
    const answer = await judgeRow(judging, row)
    if ('errors' in answer) judged.push({ ...verdict, state: 'bad', errors: answer.errors })
    else {
      const claims = claimedBy(uniques, answer.columns)
      judged.push({ ...verdict, state: 'good', marks: claims.map(markOf), claims })
    }
  }
  const others = await takenAmong(
    importing,
    uniques,
    judged.flatMap(({ claims }) => claims),
  )
  return judged.map(({ claims, ...verdict }) => {
    const hit = claims.filter((claim) => others.has(markOf(claim)))
    if (hit.length === 0) return verdict
    const errors = hit.map(({ path, values }) => taken(importing.form.area, path, values.at(-1)))
    return { ...verdict, state: 'bad' as const, errors }
  })
}
