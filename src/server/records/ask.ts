import type { Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { badInput, notFound } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { readWhole } from './detail.ts'

/** The answer to one of the area's questions about a record. @throws HttpError NOT_FOUND, BAD_INPUT */
export const askRecord = async (
  host: Host,
  caller: Caller,
  area: Area,
  question: string,
  id: string,
  input: unknown,
) => {
  const asked = area.checks?.[question]
  if (!asked) throw notFound()
  const checked = check(rowSchema(asked.input), input)
  if (!checked.ok) throw badInput(checked.fields.some(({ key }) => key === 'validation:visible') ? 'unseen' : undefined)
  return asked.answer((await readWhole(host, caller, area, id)) as RowOf<Fields>, checked.value as RowOf<Fields>)
}
