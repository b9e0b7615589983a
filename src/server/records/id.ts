import { isId } from '../../../machines/fields/reference.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { notFound } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { visible } from './scope.ts'
import { seenBy } from './sight.ts'

/** The id of the record that is called by its id, or by its number where the area's records have one. @throws HttpError NOT_FOUND */
export const idOf = async (store: Store, caller: Caller, area: Area, called: string): Promise<string> => {
  const { number } = seenBy(area, caller)
  if (!number || isId(called)) return called
  const text = `select id from ${area.table} where ${snake(number)} = $1 and ${visible(area, caller)} limit 2`
  const [row, other] = await store.run<{ id: string }>(caller, text, [called], `number ${area.id} ${caller.kind}`)
  if (!row) throw notFound({ table: area.table, id: called, column: snake(number) })
  // Two organisations may have given the same number: who sees both calls them by id.
  if (other) throw notFound()
  return row.id
}
