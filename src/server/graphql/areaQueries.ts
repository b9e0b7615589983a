import { listName, listsOf } from '../../shared/area/lists.ts'
import { capital, listedOf, rowFacts } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { filterOf } from '../../shared/filters/filters.ts'
import type { FilterType } from '../../shared/filters/type.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { countRows, countTabs, countViews } from '../records/counts.ts'
import { summarise } from '../records/summary.ts'
import { readCases, readWhole } from '../records/detail.ts'
import { readHistory } from '../records/history.ts'
import { lookUp, lookUpAll, lookUpIds } from '../records/lookup.ts'
import { idOf } from '../records/id.ts'
import { withReferred } from '../records/references.ts'
import { readPage } from '../records/page.ts'
import type { PageQuery } from '../records/page.ts'
import { toldWithKnown } from '../cases/others.ts'
import { readTimeline } from '../cases/timeline.ts'
import { badInput } from '../http/httpError.ts'
import type { Builder, GraphqlContext } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'
import { parentArgs, permittedIn } from './ofArea.ts'
import { permitted } from './permitted.ts'
import type { Meta, RecordTypes } from './recordTypes.ts'
import { rowType } from './rowType.ts'

const casesAtOnce = 100

/** Filters have the shape of their kind; an area without any takes none. */
const filterInput = (builder: Builder, area: Area, { dateRange, amountRange }: RecordTypes) =>
  builder.inputType(`${capital(listName(area))}Filter`, {
    fields: (t) => {
      const inputs = {
        Boolean: () => t.boolean(),
        StringList: () => t.stringList(),
        DateRange: () => t.field({ type: dateRange }),
        AmountRange: () => t.field({ type: amountRange }),
      } satisfies Record<FilterType['input'], unknown>
      return {
        ...(area.list.filters.length === 0 && { none: t.boolean() }),
        ...Object.fromEntries(area.list.filters.map(({ field, kind }) => [field, inputs[filterOf(kind).input]()])),
      }
    },
  })

const readList = async (area: Area, query: PageQuery, { host, session }: GraphqlContext) => {
  const { rows, ...page } = await readPage(host.store, session.caller, area, query)
  const meta: Meta = { ...page, total: () => countRows(host.store, session.caller, area, query) }
  const data = rows.map((row) => JSON.parse(row) as Row)
  return { data: await withReferred(host, session.caller, area, data), meta }
}

const addList = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes) => {
  const name = listName(area)
  const type = capital(name)
  const row = rowType(builder, area, `${type}Row`, listedOf(area), cases)
  const filter = filterInput(builder, area, records)
  const list = builder.objectRef<{ data: Row[]; meta: Meta }>(`${type}List`).implement({
    fields: (t) => ({ data: t.expose('data', { type: [row] }), meta: t.expose('meta', { type: records.meta }) }),
  })
  builder.queryField(`${name}List`, (t) =>
    t.field({
      type: list,
      args: {
        ...parentArgs(builder, area),
        tab: t.arg.string(),
        filter: t.arg({ type: filter }),
        search: t.arg.string(),
        sort: t.arg.string(),
        limit: t.arg.int(),
        after: t.arg.string(),
        before: t.arg.string(),
        user_timezone: t.arg.string({ required: true }),
      },
      resolve: permittedIn(area, area.permissions.list, (query: PageQuery, context) => readList(area, query, context)),
    }),
  )
  builder.queryField(`${name}Counts`, (t) =>
    t.field({
      type: [records.tabCount],
      args: {
        ...parentArgs(builder, area),
        filter: t.arg({ type: filter }),
        search: t.arg.string(),
        user_timezone: t.arg.string({ required: true }),
      },
      resolve: permittedIn(area, area.permissions.list, (query: PageQuery, { host, session }) =>
        countTabs(host.store, session.caller, area, query),
      ),
    }),
  )
  if (area.list.views)
    builder.queryField(`${name}Views`, (t) =>
      t.field({
        type: [records.viewCount],
        args: {
          ...parentArgs(builder, area),
          user_timezone: t.arg.string({ required: true }),
        },
        resolve: permittedIn(area, area.permissions.list, (query: PageQuery, { host, session }) =>
          countViews(host.store, session.caller, area, query),
        ),
      }),
    )
  if (area.list.summary)
    builder.queryField(`${name}Summary`, (t) =>
      t.field({
        type: records.summary,
        args: {
          ...parentArgs(builder, area),
          tab: t.arg.string(),
          filter: t.arg({ type: filter }),
          search: t.arg.string(),
          user_timezone: t.arg.string({ required: true }),
        },
        resolve: permittedIn(area, area.permissions.list, (query: PageQuery, { host, session }) =>
          summarise(host.store, session.caller, area, query),
        ),
      }),
    )
}

interface Sought {
  search?: string | null
  ids?: string[] | null
}

const addLookup = (builder: Builder, area: Area, { lookup }: RecordTypes) =>
  builder.queryField(`${area.name}Lookup`, (t) =>
    t.field({
      type: [lookup],
      nullable: true,
      args: { search: t.arg.string(), ids: t.arg.idList() },
      resolve: permitted(area.permissions.list, ({ search, ids }: Sought, { host, session }) => {
        if (ids) return lookUpIds(host, session.caller, area, ids)
        if (typeof search === 'string') return lookUp(host, session.caller, area, search)
        return lookUpAll(host, session.caller, area)
      }),
    }),
  )

const addCases = (builder: Builder, area: Area, cases: CaseTypes) => {
  const row = rowType(builder, area, `${capital(area.name)}Case`, [area.title], cases)
  builder.queryField(`${area.name}Cases`, (t) =>
    t.field({
      type: [row],
      args: { ids: t.arg.idList({ required: true }) },
      resolve: permitted(area.permissions.detail, ({ ids }: { ids: string[] }, { host, session }) => {
        if (ids.length > casesAtOnce) throw badInput()
        return readCases(host, session.caller, area, ids).then((rows) => toldWithKnown(host, area, rows, session.actor))
      }),
    }),
  )
  builder.queryField(`${area.name}Timeline`, (t) =>
    t.field({
      type: cases.timeline,
      args: { id: t.arg.id({ required: true }), user_timezone: t.arg.string({ required: true }) },
      resolve: permitted(area.permissions.detail, async ({ id }: { id: string }, { host, session }) => ({
        data: await readTimeline(host, session.caller, area.id, await idOf(host.store, session.caller, area, id)),
      })),
    }),
  )
}

const addHistory = (builder: Builder, area: Area, { history }: RecordTypes) =>
  builder.queryField(`${area.name}History`, (t) =>
    t.field({
      type: history,
      args: {
        ...parentArgs(builder, area),
        id: t.arg.id({ required: true }),
        below: t.arg.int(),
      },
      resolve: permittedIn(
        area,
        area.permissions.detail,
        ({ id, below }: { id: string; below?: number | null }, { host, session }) =>
          readHistory(host, session.caller, area, id, below),
      ),
    }),
  )

/** What may be asked of an area. */
export const addQueries = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes): void => {
  const detail = rowType(builder, area, capital(area.name), [...rowFacts(area), ...Object.keys(area.fields)], cases)
  builder.queryField(`${area.name}Detail`, (t) =>
    t.field({
      type: detail,
      args: {
        ...parentArgs(builder, area),
        id: t.arg.id({ required: true }),
      },
      resolve: permittedIn(area, area.permissions.detail, async ({ id }: { id: string }, { host, session }) => {
        const row = await readWhole(host, session.caller, area, await idOf(host.store, session.caller, area, id))
        const [known] = await toldWithKnown(host, area, [row], session.actor)
        return known!
      }),
    }),
  )
  for (const list of listsOf(area)) addList(builder, list, cases, records)
  if (!area.parent) addLookup(builder, area, records)
  if (area.lifecycle) addCases(builder, area, cases)
  else addHistory(builder, area, records)
}
