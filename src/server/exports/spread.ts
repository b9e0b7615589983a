import type { Area } from '../../shared/area/types.ts'
import type { Spread } from '../../shared/format/spread.ts'
import type { Host } from '../context.ts'
import { badField } from '../http/httpError.ts'
import { readWhole } from '../records/detail.ts'
import { unseenBy } from '../records/sight.ts'
import type { Caller } from '../store/store.ts'
import type { Reader } from './cells.ts'
import type { Asked } from './rows.ts'

const areaIn = ({ areas }: Host, { fields }: Area, name: string): Area => {
  const field = fields[name]!
  return areas.find(({ id }) => field.type === 'reference' && id === field.area)!
}

const seenOf = (area: Area, caller: Caller): string[] => {
  const unseen = unseenBy(area.fields, caller)
  return area.spread!.of.filter((name) => !unseen.includes(name))
}

/** The columns that stand for what is spread; null where that is not asked for. @throws HttpError BAD_INPUT where it is asked for, and cannot be; NOT_FOUND */
export const spreadOf = async (
  host: Host,
  caller: Caller,
  area: Area,
  { spread, filter }: Asked,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): Promise<readonly Spread[] | null> => {
  if (!spread) return null
  const chosen = area.spread && filter?.[area.spread.by]
  if (!area.spread || !Array.isArray(chosen) || chosen.length !== 1) throw badField('spread')
  const { by, through, load } = area.spread
  const above = areaIn(host, area, by)
  const { [through]: id } = await readWhole(host, caller, above, String(chosen[0]))
  const row = await readWhole(host, caller, areaIn(host, above, through), String(id))
  return (await load())(row, { t, locale, seen: seenOf(area, caller) })
}

/** The list with what is spread among what it tells of each row. */
export const spreading = (area: Area, caller: Caller): Area => ({
  ...area,
  list: { ...area.list, columns: [...area.list.columns, ...seenOf(area, caller)] },
})
