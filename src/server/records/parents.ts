import { isId } from '../../../machines/fields/reference.ts'
import { snake } from '../../shared/area/names.ts'
import { mayEnter } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { idOf } from './id.ts'
import { partyColumns, visible } from './scope.ts'

/** Where a child is asked for. */
export interface Within {
  parent?: string | null
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
  if (!mayEnter(area, caller.permissions ?? [])) throw forbidden(above.permissions.detail)
  if (!parent || !isId(parent)) throw notFound()
  const text = `select ${partyColumns(area).join(', ')} from ${above.table} where id = $1 and ${visible(above, caller)}`
  const [parties] = await store.run<Record<string, string>>(caller, text, [parent])
  if (!parties) throw notFound({ table: above.table, id: parent })
  return { ...parties, [field]: parent.toLowerCase() }
}

/** Goes into the parent that is named, where the area is a child, and to a record only within its own. @throws HttpError as `fromParent` */
export const enter = async (
  store: Store,
  caller: Caller,
  area: Area,
  { parent, id }: Within & { id?: string },
): Promise<void> => {
  if (!area.parent) return
  await fromParent(store, caller, area, { parent })
  if (id === undefined) return
  const called = await idOf(store, caller, area, id)
  if (!isId(called)) throw notFound()
  const text = `select id from ${area.table} where id = $1 and ${snake(area.parent.field)} <> $2`
  const [elsewhere] = await store.run<{ id: string }>(caller, text, [called, parent])
  if (elsewhere) throw notFound({ table: area.table, id: called })
}
