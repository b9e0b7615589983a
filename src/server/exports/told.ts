import { filterText, referredIn } from '../../shared/area/filterText.ts'
import { listCalled, tabKey, tabNames, titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Export } from '../../shared/endpoints/answers/exports.ts'
import { filterOf, type FilterValue } from '../../shared/filters/filters.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { headedIn } from '../records/headed.ts'
import { lookUpIds } from '../records/lookup.ts'
import { seenBy } from '../records/sight.ts'
import type { Caller } from '../store/store.ts'
import { teller } from '../words.ts'
import type { ExportRow } from './rows.ts'

type Filter = Record<string, FilterValue>

/** What of a question narrows the list, as it is today. */
const filterOfRow = (area: Area, { question }: Pick<ExportRow, 'question'>): Filter => {
  const given = (question.filter ?? {}) as Record<string, FilterValue | null>
  const asked = area.list.filters.flatMap(({ field, kind }): [string, FilterValue][] => {
    const value = given[field] ?? null
    return value === null || filterOf(kind).write(value).length === 0 ? [] : [[field, value]]
  })
  return Object.fromEntries(asked)
}

/** What the records are called that a list is narrowed by, as far as the caller may see them. */
const titlesFor = async (host: Host, caller: Caller, area: Area, filter: Filter) => {
  const referred = Object.entries(referredIn(area, filter))
  const found = await Promise.all(
    referred.map(([id, ids]) =>
      lookUpIds(
        host,
        caller,
        host.areas.find((one) => one.id === id)!,
        ids,
      ),
    ),
  )
  return Object.fromEntries(found.flat().map(({ id, title }) => [id, title]))
}

export const narrowedTo = async (
  host: Host,
  caller: Caller,
  list: Area,
  row: Pick<ExportRow, 'question'>,
  locale: Locale,
): Promise<string[]> => {
  const t = teller(locale)
  const area = await headedIn(host, caller, list, row.question, locale)
  const { tab, search } = row.question
  const filter = filterOfRow(area, row)
  const titles = await titlesFor(host, caller, area, filter)
  return [
    ...(tab && tabNames(area).includes(tab) ? [t(tabKey(area, tab))] : []),
    ...Object.entries(filter).map(([field, value]) => filterText(t, locale, area, field, value, titles)),
    ...(search ? [`${t('list:search.label')}: ${search}`] : []),
  ]
}

/** An export in the words of its reader; null when there is no such list any more. */
export const toldExport = async (
  host: Host,
  caller: Caller,
  row: ExportRow,
  locale: Locale,
): Promise<Export | null> => {
  const list = listCalled(host.areas, row.list)
  if (!list) return null
  const { id, format, state, reason, rows, total, size, requested_at, expires_at } = row
  return {
    id,
    format,
    state,
    reason,
    rows,
    total,
    size,
    requested_at,
    expires_at,
    title: teller(locale)(titleOf(list)),
    narrowed: await narrowedTo(host, caller, seenBy(list, caller), row, locale),
  }
}

/** What a file is called: by its list, and when it was asked for. */
export const fileNameOf = ({ requested_at, locale, format }: ExportRow, list: Area): string =>
  `${teller(locale)(titleOf(list))} ${requested_at.slice(0, 10)}.${format}`
