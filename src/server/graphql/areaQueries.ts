import { grants } from '../../../machines/kernel/grants.ts'
import { listsOf } from '../../shared/area/lists.ts'
import { capital, namingFields, holdingFacts, ownerFacts, rowFacts } from '../../shared/area/names.ts'
import { naming } from '../../shared/area/permissions.ts'
import type { Area } from '../../shared/area/types.ts'
import { readCases } from '../records/detail.ts'
import { readHistory } from '../records/history.ts'
import { lookUp, lookUpAll, lookUpIds } from '../records/lookup.ts'
import { idOf } from '../records/id.ts'
import type { Position } from '../records/paged.ts'
import { toldWithKnown } from '../cases/others.ts'
import { badField, forbidden } from '../http/httpError.ts'
import { addList, type FilterInput } from './areaLists.ts'
import type { Builder } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'
import { parentArgs, permittedIn } from './ofArea.ts'
import { detailOf, openedOf, timelineOf } from './opened.ts'
import { permitted } from './permitted.ts'
import type { RecordTypes } from './recordTypes.ts'
import { rowType } from './rowType.ts'

const casesAtOnce = 100

interface Sought {
  search?: string | null
  ids?: string[] | null
  beginning?: string | null
  filter?: Record<string, unknown> | null
}

/** The area of that id whose cases are begun from those of another. @throws HttpError BAD_INPUT */
const begunFrom = (areas: readonly Area[], { lifecycle }: Area, id: string | null | undefined): Area | undefined => {
  if (!lifecycle || id === null || id === undefined) return undefined
  const begun = areas.find((area) => area.id === id)
  if (!begun?.permissions.begin || begun.lifecycle?.from?.lifecycle !== lifecycle.id) throw badField('beginning')
  return begun
}

const addLookup = (builder: Builder, area: Area, { lookup }: RecordTypes, filters: FilterInput) =>
  builder.queryField(`${area.name}Lookup`, (t) =>
    t.field({
      type: [lookup],
      nullable: true,
      args: {
        search: t.arg.string(),
        ids: t.arg.idList(),
        filter: t.arg({ type: filters }),
        ...(area.lifecycle && { beginning: t.arg.string() }),
      },
      resolve: permitted(naming(area), ({ search, ids, beginning, filter }: Sought, { host, session }) => {
        if (ids) return lookUpIds(host, session.caller, area, ids)
        const { list } = area.permissions
        if (!grants(session.actor.permissions, list)) throw forbidden(list)
        const begun = begunFrom(host.areas, area, beginning)
        if (begun && !grants(session.actor.permissions, begun.permissions.begin!))
          throw forbidden(begun.permissions.begin!)
        if (typeof search === 'string') return lookUp(host, session.caller, area, search, begun, filter)
        return lookUpAll(host, session.caller, area, begun, filter)
      }),
    }),
  )

const addCases = (builder: Builder, area: Area, cases: CaseTypes) => {
  const row = rowType(builder, area, `${capital(area.name)}Case`, namingFields(area), cases)
  builder.queryField(`${area.name}Cases`, (t) =>
    t.field({
      type: [row],
      args: { ids: t.arg.idList({ required: true }) },
      resolve: permitted(area.permissions.detail, ({ ids }: { ids: string[] }, { host, session }) => {
        if (ids.length > casesAtOnce) throw badField('ids')
        return readCases(host, session.caller, area, ids).then((rows) => toldWithKnown(host, area, rows, session.actor))
      }),
    }),
  )
  builder.queryField(`${area.name}Timeline`, (t) =>
    t.field({
      type: cases.timeline,
      args: { id: t.arg.id({ required: true }), user_timezone: t.arg.string({ required: true }) },
      resolve: permitted(area.permissions.detail, async ({ id }: { id: string }, context) => {
        const { host, session } = context
        return timelineOf(context, area, await idOf(host.store, session.caller, area, id))
      }),
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
        after: t.arg.string(),
        before: t.arg.string(),
      },
      resolve: permittedIn(
        area,
        area.permissions.detail,
        async ({ id, ...at }: Position & { id: string }, { host, session }) =>
          readHistory(host, session.caller, area, await idOf(host.store, session.caller, area, id), at),
      ),
    }),
  )

const addOpening = (
  builder: Builder,
  area: Area,
  record: ReturnType<typeof rowType>,
  { timeline }: CaseTypes,
  { history }: RecordTypes,
) => {
  const opened = builder.objectRef<Awaited<ReturnType<typeof openedOf>>>(`${capital(area.name)}Opened`).implement({
    fields: (t) => ({
      record: t.field({ type: record, resolve: (one) => one.record }),
      ...(area.lifecycle
        ? { timeline: t.field({ type: timeline, resolve: (one) => one.timeline }) }
        : { history: t.field({ type: history, resolve: (one) => one.history }) }),
    }),
  })
  builder.queryField(`${area.name}Open`, (t) =>
    t.field({
      type: opened,
      args: { ...parentArgs(builder, area), id: t.arg.id({ required: true }) },
      resolve: permittedIn(area, area.permissions.detail, async ({ id }: { id: string }, context) => {
        const { host, session } = context
        return openedOf(context, area, await idOf(host.store, session.caller, area, id))
      }),
    }),
  )
}

/** What may be asked of an area. */
export const addQueries = (builder: Builder, area: Area, cases: CaseTypes, records: RecordTypes): void => {
  const detail = rowType(
    builder,
    area,
    capital(area.name),
    [...rowFacts(area), ...ownerFacts(area), ...holdingFacts(area), ...Object.keys(area.fields)],
    cases,
  )
  builder.queryField(`${area.name}Detail`, (t) =>
    t.field({
      type: detail,
      args: {
        ...parentArgs(builder, area),
        id: t.arg.id({ required: true }),
      },
      resolve: permittedIn(area, area.permissions.detail, async ({ id }: { id: string }, context) => {
        const { host, session } = context
        return detailOf(context, area, await idOf(host.store, session.caller, area, id))
      }),
    }),
  )
  addOpening(builder, area, detail, cases, records)
  const [filters] = listsOf(area).map((list) => addList(builder, list, cases, records))
  if (!area.parent) addLookup(builder, area, records, filters!)
  if (area.lifecycle) addCases(builder, area, cases)
  else addHistory(builder, area, records)
}
