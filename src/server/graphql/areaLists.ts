import { listName } from '../../shared/area/lists.ts'
import { capital, hasStatus, listColumns, listedOf, toldFacts } from '../../shared/area/names.ts'
import type { Columns } from '../../shared/area/operations.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { shapesOf } from '../../shared/endpoints/shapes.ts'
import { filterOf } from '../../shared/filters/filters.ts'
import type { FilterType } from '../../shared/filters/type.ts'
import { asNamed } from '../records/columns.ts'
import { requestExport, type Wanted } from '../exports/request.ts'
import { amongCalled } from '../records/called.ts'
import { countRows, countTabs, countViews } from '../records/counts.ts'
import { readPage, type PageQuery } from '../records/page.ts'
import { withReferred } from '../records/references.ts'
import { unseenBy } from '../records/sight.ts'
import { statusesOf, summarise, totalsOf } from '../records/summary.ts'
import type { Builder, GraphqlContext } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'
import { JsonText } from './jsonText.ts'
import { parentArgs, permittedIn } from './ofArea.ts'
import type { Meta, RecordTypes } from './recordTypes.ts'
import { rowType } from './rowType.ts'

export type FilterInput = ReturnType<typeof filterInput>

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

const readList = async (area: Area, asked: PageQuery, { host, session }: GraphqlContext, told?: Columns) => {
  const query = { ...asked, among: amongCalled(host.areas, area) }
  const { rows, total, ...page } = await readPage(host.store, session.caller, area, query, told)
  const meta: Meta = {
    ...page,
    total: async () => total ?? countRows(host.store, session.caller, area, query),
    ids: () => rows.flatMap((row) => (JSON.parse(row) as { id?: string }).id ?? []),
  }
  return { rows, meta }
}

const readRows = async (
  area: Area,
  query: PageQuery,
  context: GraphqlContext,
): Promise<{ data: Row[]; meta: Meta }> => {
  const { host, session } = context
  const { rows, meta } = await readList(area, query, context)
  const data = rows.map((row) => JSON.parse(row) as Row)
  return { data: await withReferred(host, session.caller, area, data), meta }
}

/** The same with the rows as the calls of the catalogue have them, as text where nothing is left to be done with them. */
const readText = async (
  area: Area,
  query: PageQuery,
  context: GraphqlContext,
): Promise<{ data: unknown; meta: Meta }> => {
  const told = area.told ?? asNamed([...listColumns(area), ...toldFacts(area)])
  if (toldFacts(area).length === 0 && unseenBy(area.fields, context.session.caller).length === 0) {
    const { rows, meta } = await readList(area, query, context, told)
    return { data: new JsonText(`[${rows.join()}]`), meta }
  }
  const { data, meta } = await readRows(area, query, context)
  const named = Object.entries(told)
  return { data: data.map((row) => Object.fromEntries(named.map(([as, name]) => [as, row[name] ?? null]))), meta }
}

/** How a list is asked for as a file. */
const addExport = (builder: Builder, area: Area, filter: ReturnType<typeof filterInput>, { requested }: RecordTypes) =>
  builder.mutationField(`${listName(area)}Export`, (t) =>
    t.field({
      type: requested,
      args: {
        ...parentArgs(builder, area),
        tab: t.arg.string(),
        filter: t.arg({ type: filter }),
        search: t.arg.string(),
        sort: t.arg.string(),
        columns: t.arg.stringList(),
        ...(area.spread && { spread: t.arg.boolean() }),
        format: t.arg.string(),
        user_timezone: t.arg.string({ required: true }),
      },
      resolve: permittedIn(area, area.permissions.list, (asked: Wanted, context) =>
        requestExport(context, area, asked),
      ),
    }),
  )

/** The rows of a list, or of it in another shape; and what they are filtered by. */
const addRows = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes) => {
  const name = listName(area)
  const type = capital(name)
  const row = rowType(builder, area, `${type}Row`, listedOf(area), cases)
  const filter = filterInput(builder, area, records)
  const list = builder.objectRef<{ data: Row[]; meta: Meta }>(`${type}List`).implement({
    fields: (t) => ({ data: t.expose('data', { type: [row] }), meta: t.expose('meta', { type: records.meta }) }),
  })
  const text = builder.objectRef<{ data: unknown; meta: Meta }>(`${type}Text`).implement({
    fields: (t) => ({ data: t.expose('data', { type: 'JSON' }), meta: t.expose('meta', { type: records.meta }) }),
  })
  const args = builder.args((t) => ({
    ...parentArgs(builder, area),
    tab: t.string(),
    filter: t.field({ type: filter }),
    search: t.string(),
    sort: t.string(),
    limit: t.int(),
    after: t.string(),
    before: t.string(),
    user_timezone: t.string({ required: true }),
    counting: t.boolean(),
  }))
  const { list: permission } = area.permissions
  builder.queryField(`${name}List`, (t) =>
    t.field({
      type: list,
      args,
      resolve: permittedIn(area, permission, (query: PageQuery, context) => readRows(area, query, context)),
    }),
  )
  builder.queryField(`${name}Text`, (t) =>
    t.field({
      type: text,
      args,
      resolve: permittedIn(area, permission, (query: PageQuery, context) => readText(area, query, context)),
    }),
  )
  return filter
}

/** What may be asked of one of an area's lists; answers what that is filtered by. */
export const addList = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes): FilterInput => {
  const name = listName(area)
  const filter = addRows(builder, area, cases, records)
  addExport(builder, area, filter, records)
  for (const shape of shapesOf(area)) addRows(builder, shape, cases, records)
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
  const narrowed = builder.args((t) => ({
    ...parentArgs(builder, area),
    tab: t.string(),
    filter: t.field({ type: filter }),
    search: t.string(),
    user_timezone: t.string({ required: true }),
  }))
  if (area.list.summary)
    builder.queryField(`${name}Summary`, (t) =>
      t.field({
        type: records.summary,
        args: narrowed,
        resolve: permittedIn(area, area.permissions.list, (query: PageQuery, { host, session }) =>
          summarise(host.store, session.caller, area, query),
        ),
      }),
    )
  if (area.list.summary && hasStatus(area))
    builder.queryField(`${name}Statuses`, (t) =>
      t.field({
        type: [records.statusTotal],
        args: narrowed,
        resolve: permittedIn(area, area.permissions.list, (query: PageQuery, { host, session }) =>
          statusesOf(host.store, session.caller, area, query),
        ),
      }),
    )
  if (area.list.totals)
    builder.queryField(`${name}Totals`, (t) =>
      t.field({
        type: records.totals,
        args: narrowed,
        resolve: permittedIn(area, area.permissions.list, (query: PageQuery, { host, session }) =>
          totalsOf(host.store, session.caller, area, query),
        ),
      }),
    )
  return filter
}
