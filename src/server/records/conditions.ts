import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { outsideBin, recordsOf, tabNames, tabsOf } from '../../shared/area/lists.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import type { DateRange } from '../../shared/filters/dateRange.ts'
import { optionsOf } from '../../shared/area/names.ts'
import type { FilterValues } from '../../shared/filters/filters.ts'
import { allOfThem } from '../../shared/filters/reference.ts'
import { currencyCodes, decimalsOf } from '../../../machines/fields/currencies.ts'
import { countries } from '../../../machines/fields/countries.ts'
import { isDay } from '../../../machines/fields/day.ts'
import type { FilterKind } from '../../../machines/fields/type.ts'
import { readNumber } from '../../shared/format/readNumber.ts'
import { locales } from '../../shared/locales.ts'
import { badField } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { isRoot } from '../../../machines/kernel/grants.ts'
import { toPerson } from '../../../machines/kit/hands.ts'
import { inOrder, kindOf, searchedSums, searchedTexts, valueInOrder } from './columns.ts'
import { isId } from '../../../machines/fields/reference.ts'
import type { Within } from './parents.ts'
import { isCalled } from './called.ts'
import { refersTo } from './references.ts'
import { columnOf, representedBy, seenThrough } from './scope.ts'
import { seenBy, unseenBy } from './sight.ts'
import { idLiteral } from './sql.ts'
import { literal, whereOf } from './where.ts'
import { timeZone } from './timeZone.ts'

/** Which rows of an area a person asks for. */
export interface Wanted extends Within {
  /** By field, as a `FilterValue` of the filter's kind. */
  filter?: Record<string, unknown> | null
  search?: string | null
  user_timezone: string
  /** When it is asked, an instant: by it is said what expires soon. */
  at?: string
  /** An instant: those alone that were there by then and have changed since. */
  changedSince?: string | null
  /** What a call asks for by itself, that its area alone does not tell. */
  among?: readonly SQL[]
}

export const searchMaximum = 100

const wrongFilter = (field: string, rule?: string) => badField(`filter.${field}`, rule)

const column = (name: string): SQL => sql.raw(snake(name))

/** What was judged by the declaration, as part of the text: a statement that is kept prepared is planned for it. */
const constant = (value: string | boolean): SQL => sql.raw(literal(value))
const constants = (values: readonly string[]): SQL[] => values.map(constant)

/** When a day begins in a zone, as SQL of both. */
export const startOf = (day: SQL, zone: string): SQL => sql`(${day})::timestamp at time zone ${zone}`

const day = (field: string, text: string): SQL => {
  if (!isDay(text)) throw wrongFilter(field)
  return sql`${text}::date`
}

/** Periods that have a day in common with the range. */
const touching = (field: string, { from, to }: DateRange): SQL[] => {
  if (![from, to].every((end) => !end || isDay(end))) throw wrongFilter(field)
  const end = (part: 1 | 2) => sql`split_part(${column(field)}, '/', ${sql.raw(String(part))}) collate "C"`
  return [...(from ? [sql`${end(2)} >= ${from}`] : []), ...(to ? [sql`${end(1)} <= ${to}`] : [])]
}

const inRange = (area: Area, field: string, { from, to }: DateRange, zone: string): SQL[] => {
  if (kindOf(area, field) === 'period') return touching(field, { from, to })
  const isInstant = kindOf(area, field) === 'instant'
  return [
    ...(from ? [sql`${column(field)} >= ${isInstant ? startOf(day(field, from), zone) : day(field, from)}`] : []),
    ...(to
      ? [
          isInstant
            ? sql`${column(field)} < ${startOf(sql`${day(field, to)} + 1`, zone)}`
            : sql`${column(field)} <= ${day(field, to)}`,
        ]
      : []),
  ]
}

/** A text by which the list is sorted too is found in the index of that. */
const asIndexed = (area: Area, field: string): SQL =>
  area.list.sorts.some((name) => name === field) ? sql.raw(inOrder(snake(field), kindOf(area, field)!)) : column(field)

/** What a chosen value of each kind of filter asks of its column. */
const asked: { [K in FilterKind]: (area: Area, field: string, value: FilterValues[K], zone: string) => SQL[] } = {
  flag: (_, field, value) => [sql`${column(field)} = ${constant(value)}`],
  dateRange: inRange,
  amountRange: (_, field, { currency, from, to }) => [
    sql`currency = ${currency}`,
    ...(from === null || from === undefined ? [] : [sql`${column(field)} >= ${from}`]),
    ...(to === null || to === undefined ? [] : [sql`${column(field)} <= ${to}`]),
  ],
  country: (_, field, codes) => {
    if (!codes.every((code) => countries.has(code))) throw wrongFilter(field)
    return codes.length > 0 ? [sql`${column(field)} in ${constants(codes)}`] : []
  },
  values: (area, field, texts) => (texts.length > 0 ? [sql`${asIndexed(area, field)} in ${constants(texts)}`] : []),
  reference: (area, field, ids) => {
    if (ids.includes(allOfThem)) return []
    if (!ids.every(isId)) throw wrongFilter(field)
    return ids.length > 0 ? [refersTo(area, field, ids)] : []
  },
  options: (area, field, chosen) => {
    const known = optionsOf(area, field)
    if (chosen.some((option) => !known.includes(option))) throw wrongFilter(field)
    if (chosen.length === 0) return []
    if (area.fields[field]?.type !== 'options') return [sql`${column(field)} in ${constants(chosen)}`]
    return [sql`${column(field)} ?| array[${sql.join(constants(chosen), sql`, `)}]`]
  },
}

const ofFilter = <K extends FilterKind>(area: Area, field: string, kind: K, value: FilterValues[K], zone: string) =>
  asked[kind](area, field, value, zone)

const containing = (text: string): SQL => sql`search like '%' || lower(${text.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`

/** Codes begin alike and differ in their last digits: asked for these alone, the trigram index reads a fraction. */
const lastDigits = (text: string): string | undefined => /\d{4,}(?!.*\d{4})/.exec(text)?.[0].slice(-6)

/** The text of the fields that a search looks in for who does not see all of them; null for who does. */
const seenText = (area: Area, caller: Caller): SQL | null => {
  const searched = searchedTexts(recordsOf(area))
  const unseen = unseenBy(area.fields, caller)
  const open = searched.filter((name) => !unseen.includes(name))
  if (open.length === searched.length) return null
  return sql.raw(open.length === 0 ? `''` : `lower(concat_ws(' ', ${open.map(snake).join(', ')}))`)
}

const ofText = (area: Area, caller: Caller, text: string): SQL[] => {
  const indexed = lastDigits(text) ?? text
  const seen = seenText(area, caller)
  if (indexed === text && !seen) return [containing(text)]
  return [containing(indexed), sql`strpos(${seen ?? sql.raw('search')}, lower(${text})) > 0`]
}

/** How many decimals currencies have, and which have so many. */
const byDecimals = [...new Set(currencyCodes.map(decimalsOf))].map((decimals) => ({
  decimals,
  currencies: currencyCodes.filter((code) => decimalsOf(code) === decimals),
}))

/** A typed sum as any language writes it, in minor units of the currencies that have so many decimals. */
const minorUnits = (text: string, decimals: number): number[] => {
  const typed = new Set(locales.map((locale) => readNumber(text, locale)))
  const minor = [...typed].flatMap((sum) => (sum === null ? [] : [Number(`${sum}e${decimals}`)]))
  return minor.filter((sum) => sum > 0 && Number.isSafeInteger(sum))
}

/** Where what is typed is a sum, the rows that have just that. */
const ofSum = (area: Area, caller: Caller, text: string): SQL[] => {
  const records = recordsOf(area)
  const unseen = unseenBy(records.fields, caller)
  return searchedSums(records)
    .filter((name) => !unseen.includes(name))
    .flatMap((name) =>
      byDecimals.flatMap(({ decimals, currencies }) => {
        const sums = minorUnits(text, decimals).flatMap((sum) => [sum, -sum])
        return sums.length === 0 ? [] : [sql`${column(name)} in ${sums} and currency in ${constants(currencies)}`]
      }),
    )
}

const ofSearch = (area: Area, caller: Caller, search: string): SQL[] => {
  const text = search.trim()
  if (text === '') return []
  const length = Array.from(text).length
  if (length < searchMinimum) throw badField('search', 'searchMin', 'searchMin')
  if (length > searchMaximum) throw badField('search')
  const found = [...ofSum(area, caller, text), all(ofText(area, caller, text))]
  return found.length > 1 ? [sql`(${sql.join(found, sql` or `)})`] : found
}

export const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `)

/** The rows that the caller may see. */
export const ofScope = (area: Area, caller: Caller): SQL =>
  all([throughParties(area, caller), ...forRepresented(area, caller)])

/** Of records that stand for organisations, those of the ones that the caller represents. */
export const forRepresented = (area: Area, caller: Caller): SQL[] => {
  const represented = representedBy(area, caller)
  return represented ? [sql`${sql.raw(represented.column)} in ${represented.organisations.map(idLiteral)}`] : []
}

const throughParties = (area: Area, caller: Caller): SQL => {
  const through = seenThrough(area, caller)
  if (!through) return sql`true`
  const ways = [...through].map(([name, organisations]) =>
    organisations.length === 1
      ? sql`${sql.raw(name)} = ${idLiteral(organisations[0]!)}`
      : sql`${sql.raw(name)} in ${organisations.map(idLiteral)}`,
  )
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

const taken = (at = ''): SQL => sql`held_by is not null and held_until > ${at}::timestamptz`

const takenBy = ({ person }: Caller, at: string | undefined): SQL =>
  person !== undefined && isId(person) ? sql`held_by = ${idLiteral(person)} and ${taken(at)}` : sql`false`

const handedTo = ({ person }: Caller): SQL =>
  person === undefined ? sql`false` : sql`hands @> array[${toPerson(person)}]`

const begunBy = ({ lifecycle }: Area, { person }: Caller): SQL =>
  person === undefined ? sql`false` : sql`${sql.raw(snake(lifecycle!.asked!))} = ${person}`

/** By who has taken a case, of `holder`'s options. */
const ofHolder = (caller: Caller, chosen: readonly string[], at: string | undefined): SQL[] => {
  const mine = takenBy(caller, at)
  const ways: Record<string, SQL> = {
    me: mine,
    others: sql`${taken(at)} and not (${mine})`,
    nobody: sql`(${taken(at)}) is not true`,
  }
  const wanted = chosen.map((one) => ways[one] ?? sql`false`)
  return wanted.length > 0 ? [sql`(${sql.join(wanted, sql` or `)})`] : []
}

/** By whose the lines of a book are, by the names of the organisations. */
const ofOwner = (area: Area, names: readonly string[]): SQL[] => {
  const called = sql`select organisations_called(array[${sql.join(constants(names), sql`, `)}]::text[])`
  return names.length > 0 ? [sql`${sql.raw(columnOf(area, area.divided!)!)} = any(array(${called}))`] : []
}

/** What is asked of the refusals of a case, and of its moves, one of which fulfils all of it. */
const happenings: readonly { fields: readonly string[]; rows: string }[] = [
  {
    fields: ['refused_by', 'refused_event', 'refused_at'],
    rows: '(select *, event as refused_event from refusals) refused',
  },
  {
    fields: ['moved_by', 'moved_at'],
    rows: '(select area, case_id, taken as moved_by, at as moved_at from timeline where taken is not null) moved',
  },
]

const happenedOnce = ({ id }: Area, rows: string, parts: readonly SQL[]): SQL[] =>
  parts.length === 0
    ? []
    : [sql`id in (select case_id from ${sql.raw(rows)} where area = ${constant(id)} and ${all(parts)})`]

/** What the rows must fulfil that are asked for by filter and search. @throws HttpError BAD_INPUT, also by a field that the caller does not see */
export const narrowing = (area: Area, caller: Caller, wanted: Wanted): SQL[] => {
  const { filter, search, user_timezone, at, among = [] } = wanted
  const zone = timeZone(user_timezone)
  const { filters } = seenBy(area, caller).list
  const narrowed = [area.given, filter]
    .flatMap((values) => Object.entries(values ?? {}))
    .flatMap(([field, value]) => {
      if (value === null || value === undefined || isCalled(area, field, value)) return []
      const declared = filters.find((one) => one.field === field)
      if (!declared) throw wrongFilter(field, 'unasked')
      if (field === 'holder') return [{ field, parts: ofHolder(caller, value as string[], at) }]
      if (field === 'owner') return [{ field, parts: ofOwner(area, value as string[]) }]
      return [{ field, parts: ofFilter(area, field, declared.kind, value as never, zone) }]
    })
  const happened = happenings.flatMap(({ fields, rows }) =>
    happenedOnce(
      area,
      rows,
      narrowed.flatMap(({ field, parts }) => (fields.includes(field) ? parts : [])),
    ),
  )
  return [
    ...narrowed.flatMap(({ field, parts }) => (happenings.some(({ fields }) => fields.includes(field)) ? [] : parts)),
    ...happened,
    ...ofSearch(area, caller, search ?? ''),
    ...among,
  ]
}

/** What the rows must fulfil that the caller may see and asks for. @throws HttpError BAD_INPUT */
export const conditions = (area: Area, caller: Caller, wanted: Wanted): SQL[] => [
  ofScope(area, caller),
  ...asking(area, caller, wanted),
]

const changedSince = (at: string): SQL[] => [
  sql`created_at <= ${at}::timestamptz`,
  sql`updated_at >= ${at}::timestamptz`,
]

/** The same, without who may see them. */
export const asking = (area: Area, caller: Caller, wanted: Wanted): SQL[] => [
  ...(area.parent ? [sql`${column(area.parent.field)} = ${wanted.parent ?? null}`] : []),
  ...(area.where ? [sql.raw(whereOf(area.where))] : []),
  ...(wanted.changedSince ? changedSince(wanted.changedSince) : []),
  ...narrowing(area, caller, wanted),
]

/** On the desk of the caller's organisation, in the caller's hands where it is in somebody's, where one of their permissions lets them go on with it. */
const waitingFor = ({ lifecycle }: Area, { organisation, person, permissions = [] }: Caller): SQL[] => {
  if (!isId(organisation)) return [sql`false`]
  const held = sql.join(constants(permissions.map((one) => one.toLowerCase())), sql`, `)
  return [
    sql`desk_id = ${idLiteral(organisation)}`,
    ...(isRoot(permissions) ? [] : [sql`awaits && array[${held}]::text[]`]),
    ...(isRoot(permissions) || !lifecycle?.handed
      ? []
      : [sql`hands && (select app_hands(${person ?? null}::uuid, ${organisation}::uuid))`]),
  ]
}

/** Milliseconds before its deadline in which a case expires soon. */
const soon = 3 * 24 * 60 * 60 * 1000

const expiring = (at: string | undefined): SQL[] => {
  const end = new Date(Date.parse(at!) + soon).toISOString()
  return [sql`deadline_at is not null`, sql`${sql.raw(valueInOrder('deadline_at'))} <= ${end}::timestamptz`]
}

/** @throws HttpError BAD_INPUT when the list has no such tab */
export const ofTab = (area: Area, caller: Caller, { tab, at }: Pick<Wanted, 'at'> & { tab?: string | null }): SQL[] => {
  if (tab === null || tab === undefined) return area.bin ? [sql.raw(whereOf(outsideBin(area.bin)))] : []
  const seen = seenBy(area, caller)
  if (!tabNames(seen).includes(tab)) throw badField('tab')
  if (tab === 'waiting') return waitingFor(area, caller)
  if (tab === 'askedByMe') return [begunBy(area, caller)]
  if (tab === 'mine') return [area.lifecycle!.handed ? handedTo(caller) : takenBy(caller, at)]
  return tab === 'expiring' ? expiring(at) : [sql.raw(whereOf(tabsOf(seen)[tab]!))]
}
