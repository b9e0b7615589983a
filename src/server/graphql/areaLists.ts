import { listName } from '../../shared/area/lists.ts'
import { capital, listedOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { shapesOf } from '../../shared/endpoints/shapes.ts'
import { filterOf } from '../../shared/filters/filters.ts'
import type { FilterType } from '../../shared/filters/type.ts'
import { countRows, countTabs, countViews } from '../records/counts.ts'
import { readPage, type PageQuery } from '../records/page.ts'
import { withReferred } from '../records/references.ts'
import { summarise } from '../records/summary.ts'
import type { Builder, GraphqlContext } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'
import { parentArgs, permittedIn } from './ofArea.ts'
import type { Meta, RecordTypes } from './recordTypes.ts'
import { rowType } from './rowType.ts'

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

/** The rows of a list, or of it in another shape; and what they are filtered by. */
const addRows = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes) => {
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
  return filter
}

/** What may be asked of one of an area's lists. */
export const addList = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes): void => {
  const name = listName(area)
  const filter = addRows(builder, area, cases, records)
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
