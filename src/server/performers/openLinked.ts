import { codeOf } from '../../../machines/kit/number.ts'
import type { Context } from '../../../machines/kernel/types.ts'
import { idFor } from '../cases/begin.ts'
import { beginAsHost } from '../cases/beginAsHost.ts'
import { placeOf } from '../cases/place.ts'
import { type Performer, textOf } from '../task.ts'

/** Opens the case that takes up what this one has left, once for each move that asked for it. */
export const openLinked: Performer = async (task, { host, at }) => {
  const place = placeOf(host, task.area)
  const id = idFor(host.secret, task.area, task.case_id, `linked ${task.revision}`)
  const input = { ...(task.params['input'] as Context), code: codeOf(textOf(task, 'kind'), id, at) }
  await beginAsHost(host, place, id, input)
  return {}
}
