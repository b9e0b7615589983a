import { headed } from '../../shared/area/headed.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import type { Caller } from '../store/store.ts'
import { readWhole } from './detail.ts'
import type { Within } from './parents.ts'

/** A list as it is headed within the record of the parent that is asked for. @throws HttpError NOT_FOUND */
export const headedIn = async (
  host: Host,
  caller: Caller,
  area: Area,
  { parent }: Within,
  locale: string,
): Promise<Area> => {
  if (!area.headed || !parent) return area
  const above = area.parent!.area
  const { by, load } = area.headed
  const field = above.fields[by]!
  const told = field.type === 'reference' && host.areas.find(({ id }) => id === field.area)
  const record = await readWhole(host, caller, above, parent)
  const { [by]: id } = record
  if (!told || typeof id !== 'string') return headed(area, {})
  return headed(area, (await load())(await readWhole(host, caller, told, id), locale, record))
}
