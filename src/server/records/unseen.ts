import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import type { Refusal } from '../http/refusals.ts'

/** That a field names records or files that there are not for the sender. */
export const unseenAt = (path: string, key: string, unseen: string[]): FieldError => ({ path, key, values: { unseen } })

/** Those, for the security log. */
export const refusedNames = (
  { areas }: Pick<Host, 'areas'>,
  fields: Area['fields'],
  wrong: readonly FieldError[],
): Refusal[] =>
  wrong.flatMap(({ path, values: { unseen = [] } }) => {
    const field = fields[path]
    const of = field && 'area' in field ? field.area : null
    const table = areas.find(({ id }) => id === of)?.table ?? 'files'
    return (unseen as string[]).map((id): Refusal => ({ reason: 'record', sought: { table, id } }))
  })
