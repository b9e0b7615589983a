import { isId } from '../../../machines/fields/reference.ts'
import { snake } from '../../shared/area/names.ts'
import { mayEnter } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { partyColumns, visible } from './scope.ts'
import { seenBy } from './sight.ts'

/** Where a child is asked for. */
export interface Within {
  parent?: string | null
}

const asked = (area: Area, { permissions = [] }: Caller, parent: string | null | undefined): string => {
  if (!mayEnter(area, permissions)) throw forbidden(area.parent!.area.permissions.detail)
  if (!parent || !isId(parent)) throw notFound()
  return parent.toLowerCase()
}

/**
 * What a child has from its parent: the reference to it, and its organisations.
 * @throws HttpError FORBIDDEN to who may not open the parent's records, NOT_FOUND for one that is missing or others'
 */
export const fromParent = async (
  store: Store,
  caller: Caller,
  area: Area,
  { parent }: Within,
): Promise<Record<string, unknown>> => {
  const { area: above, field } = area.parent!
  const within = asked(area, caller, parent)
  const text = `select ${partyColumns(area).join(', ')} from ${above.table} where id = $1 and ${visible(above, caller)}`
  const [parties] = await store.run<Record<string, string>>(caller, text, [within])
  if (!parties) throw notFound({ table: above.table, id: within })
  return { ...parties, [field]: within }
}

/** The column by which a child is called; undefined: by its id. */
const calledBy = (area: Area, caller: Caller, id: string): string | undefined => {
  if (isId(id)) return undefined
  const { number } = seenBy(area, caller)
  if (!number) throw notFound()
  return snake(number)
}

/** Of a child that is called by its id or its number, whether it may be asked for within the parent, as SQL; one that is gone may, since its history is kept. */
const isWithin = (area: Area, caller: Caller, column: string | undefined): string => {
  const parent = snake(area.parent!.field)
  return column === undefined
    ? `not exists (select from ${area.table} where id = $2::uuid and ${parent} <> $1)`
    : `exists (select from ${area.table} where ${column} = $2 and ${parent} = $1 and ${visible(area, caller)})`
}

/** Goes into the parent that is named, where the area is a child, and to a record only within its own. @throws HttpError as `fromParent` */
export const enter = async (
  store: Store,
  caller: Caller,
  area: Area,
  { parent, id }: Within & { id?: string },
): Promise<void> => {
  if (!area.parent) return
  const within = asked(area, caller, parent)
  const { area: above } = area.parent
  const column = id === undefined ? undefined : calledBy(area, caller, id)
  const isThere = id === undefined ? 'true' : isWithin(area, caller, column)
  const text = `select ${isThere} as within from ${above.table} where id = $1 and ${visible(above, caller)}`
  const [found] = await store.run<{ within: boolean }>(caller, text, id === undefined ? [within] : [within, id])
  if (!found) throw notFound({ table: above.table, id: within })
  if (!found.within) throw notFound({ table: area.table, id: id!, column })
}
