import { areas } from '../../src/areas/registry.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { writeCursor } from '../../src/server/records/cursor.ts'
import { columnOf } from '../../src/server/records/scope.ts'
import { orderOf } from '../../src/server/records/seenRows.ts'
import { listsOf, tabsOf } from '../../src/shared/area/lists.ts'
import { hasStatus, snake } from '../../src/shared/area/names.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { areaEndpoint } from '../../src/shared/endpoints/areas.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { brokerId, openBare, settingsOf, type Place } from './bare.ts'
import { caller, measure, measureWarm } from './load.ts'

const rounds = 15
const warming = 3
/** Of a question that takes so many milliseconds or more, a few answers tell enough. */
const slow = { from: 100, rounds: 3 }

/** Who sees all that there is, and who sees what an organisation has. */
export const readers = { 'super admin': 'super@covergate.test', broker: 'broker@covergate.test' } as const

/** Those with lists of records that people make; what a move books, and what is open once at a time, comes with its case. */
export const listedAreas = areas.filter(
  (area) =>
    !area.lifecycle?.from?.open &&
    areas.every(({ lifecycle }) => listsOf(area).every(({ id }) => id !== lifecycle?.book)),
)

type Row = Record<string, unknown>
type Query = Record<string, unknown>
type Filter = Area['list']['filters'][number]

const first = (value: unknown): unknown[] => [value].flat().slice(0, 1)
const since = (value: unknown): Query => ({ from: JSON.stringify(value).slice(1, 11), to: null })

/** What a filter is set to that finds a row, by the value there. */
const chosen: Record<Filter['kind'], (value: unknown, row: Row) => unknown> = {
  flag: (value) => value,
  options: first,
  values: first,
  country: first,
  reference: first,
  dateRange: since,
  amountRange: (value, { currency }) => ({ currency, from: Number(value), to: null }),
}

const filtersOf = (area: Area, row: Row): [name: string, query: Query][] =>
  area.list.filters.flatMap(({ field, kind }) => {
    const value = row[snake(field)]
    const isThere = Array.isArray(value) ? value.length > 0 : (value ?? null) !== null
    return isThere ? [[`filter ${field}`, { filter: { [field]: chosen[kind](value, row) }, total: true }]] : []
  })

/** The cards of a list that has them: of all of it, by what is kept, and narrowed by what totals do not tell. */
const cardsOf = (area: Area, row: Row): Question[] => {
  if (!area.list.summary || !hasStatus(area)) return []
  const ranges = area.list.filters.filter(({ kind }) => kind === 'amountRange').map(({ field }) => `filter ${field}`)
  const found = filtersOf(area, row).find(([name]) => ranges.includes(name))
  return [
    ['cards', {}, 'statuses'],
    ...(found ? [['cards of a range', { filter: found[1]['filter'] }, 'statuses'] as Question] : []),
  ]
}

type Question = [name: string, query: Query, operation?: 'statuses']

/** By name, what is asked of a list: by a row in the middle of it, and the place of one far down. */
const questionsOf = (area: Area, row: Row, deep: string): Question[] => {
  const title = String(row[snake(area.title)])
  return [
    ['first page', {}],
    ['first page, counted', { total: true }],
    ['page at 90 %', { after: deep }],
    ...area.list.sorts.flatMap((sort) => [sort, `-${sort}`]).map((sort): [string, Query] => [`sort ${sort}`, { sort }]),
    ...Object.keys(tabsOf(area)).map((tab): [string, Query] => [`tab ${tab}`, { tab, total: true }]),
    ...filtersOf(area, row),
    ...cardsOf(area, row),
    ['search, one hit', { search: title.slice(0, 12), total: true }],
    ['search, many hits', { search: title.slice(13, 17), total: true }],
  ]
}

/** Milliseconds in the middle, by area, reader and question. */
export type ListFigures = Map<string, Map<string, number>>

const measureOne = async (
  area: Area,
  isBroker: boolean,
  query: (text: string) => Promise<Row[]>,
  ask: (operation: 'list' | 'statuses', variables: Query) => Promise<string>,
): Promise<Map<string, number>> => {
  const { ordered, descending } = orderOf(area, area.list.order)
  const way = descending ? 'desc' : 'asc'
  const owner = isBroker && !area.common && columnOf(area, 'broker')
  const parent = area.parent && snake(area.parent.field)
  const own = owner ? `${owner} = ${brokerId}` : 'true'
  const where = parent
    ? `${own} and ${parent} = (select ${parent} from ${area.table} where ${own} group by 1 order by count(*) desc limit 1)`
    : own
  /** Of the reader's own rows, so that what is asked for by it is there. */
  const at = async (share: number): Promise<Row> => {
    const [row] = await query(
      `select *, ${ordered}::text as place from ${area.table} where ${where} order by ${ordered} ${way}, id ${way}
       offset (select floor(${share} * count(*)) from ${area.table} where ${where}) limit 1`,
    )
    return row!
  }
  const [middle, late] = [await at(0.5), await at(0.9)]
  const deep = writeCursor({ sort: area.list.order, value: String(late['place']), id: String(late['id']) })
  const found = new Map<string, number>()
  for (const [name, wanted, operation = 'list'] of questionsOf(area, middle, deep)) {
    const within = parent && { parent: middle[parent] }
    const work = async () => {
      const page = operation === 'list' && { limit: 25, total: false }
      const answer = await ask(operation, { ...page, user_timezone: 'Asia/Jakarta', ...within, ...wanted })
      if (!answer.includes('"data":{"result"')) throw new Error(`${area.id}, ${name}: ${answer.slice(0, 300)}`)
      return true
    }
    const { p50: about } = await measure(
      1,
      Array.from({ length: warming }, () => work),
    )
    const times = about < slow.from ? rounds : slow.rounds
    found.set(
      name,
      (
        await measure(
          1,
          Array.from({ length: times }, () => work),
        )
      ).p50,
    )
  }
  return found
}

/** Each list of these areas, as each reader asks it, one question after the other. */
export const listFigures = async (place: Place, of: readonly Area[]): Promise<ListFigures> => {
  const database = await openBare(place)
  const server = await serve(settingsOf(place))
  const found: ListFigures = new Map()
  for (const [reader, email] of Object.entries(readers)) {
    const { token } = await signIn(server.url, email)
    const { call, close } = caller(server.url, token, 1)
    for (const area of of) {
      const ask = (operation: 'list' | 'statuses', asked: Query) => call(areaEndpoint(area, operation).name, asked)
      found.set(`${area.id}, ${reader}`, await measureOne(area, reader === 'broker', database.query, ask))
    }
    await close()
  }
  await server.end()
  await database.close()
  return found
}

export interface LookupFigures {
  rows: number
  /** Milliseconds of all records at once, of those that a text finds, and of a page of their list. */
  all: number
  search: number
  page: number
  /** Of the answer with all. */
  bytes: number
}

/** What a picker asks for, of as many records as are told at once. */
export const lookupFigures = async (place: Place): Promise<LookupFigures> => {
  const server = await serve(settingsOf(place))
  const { token } = await signIn(server.url, readers['super admin'])
  const { call, close } = caller(server.url, token, 1)
  const [lookup, list] = (['lookup', 'list'] as const).map((operation) => areaEndpoint(bank, operation).name)
  const middle = async (name: string, variables: Query) => {
    const ask = async () => (await call(name, variables)).includes('"data":{"result"')
    return (
      await measureWarm(
        1,
        warming,
        Array.from({ length: warming + rounds }, () => ask),
      )
    ).p50
  }
  const told = await call(lookup!, {})
  const found = {
    rows: (JSON.parse(told) as { data: { result: unknown[] } }).data.result.length,
    bytes: Buffer.byteLength(told),
    all: await middle(lookup!, {}),
    search: await middle(lookup!, { search: 'bank' }),
    page: await middle(list!, { limit: 25, total: false, user_timezone: 'Asia/Jakarta' }),
  }
  await close()
  await server.end()
  return found
}
