import { systemActor } from '../../../machines/kernel/actors.ts'
import { eachOf } from '../../../machines/kernel/grants.ts'
import type { Context } from '../../../machines/kernel/types.ts'
import { codeOf } from '../../../machines/kit/number.ts'
import { Final } from '../cases/answerCase.ts'
import { beginAsHost } from '../cases/beginAsHost.ts'
import { placeOf } from '../cases/place.ts'
import { type Performer, textOf } from '../task.ts'

/** Opens the case that takes up what this one has left, once for each move that asked for it. */
export const openLinked: Performer = async (task, { host, at }) => {
  const { area, case_id, revision, params } = task
  const place = placeOf(host, area)
  const begun = await beginAsHost(host, place, {
    of: case_id,
    as: `linked ${revision}`,
    by: { ...systemActor, permissions: [...eachOf(place.area.permissions.begin ?? [])] },
    input: (id) => ({ ...(params['input'] as Context), code: codeOf(textOf(task, 'kind'), id, at) }),
  })
  if (begun.outcome === 'refused')
    throw new Final(`${area} ${begun.id} does not begin: ${begun.reasons.map(({ key }) => key).join(', ')}`)
  // Whoever was first is found by the next try.
  if (begun.outcome === 'overtaken') throw new Error(`What ${area} ${begun.id} involves was moved meanwhile`)
  return {}
}
