import { fromPromise } from 'xstate'
import { currentUser } from '../../../machines/session/session.view.ts'
import { declarationOf, outlines } from '../../areas/outlines.ts'
import { ApiError } from '../../data/apiError.ts'
import { calling } from '../../data/call.ts'
import { readRecording } from '../../data/inspect/recording.ts'
import { sightOf } from '../../data/inspect/sight.ts'
import { storedLog } from '../../data/inspect/storedCase.ts'
import { loadLifecycle } from '../../data/lifecycle.ts'
import { session } from '../../data/session.ts'
import { workflowTravelEndpoints } from '../../shared/endpoints/workflowTravel.ts'
import { inspectorMachine } from './inspector.machine.ts'
import type { Looked, Source } from './inspector.types.ts'

const call = calling(workflowTravelEndpoints)

/** @throws ApiError where there is no such case for this reader */
const readCase = async ({ area: name, id }: Source & { kind: 'case' }, signal: AbortSignal): Promise<Looked> => {
  const outline = outlines.find((one) => one.id === name && one.lifecycle)
  if (!outline) throw new ApiError(404, 'NOT_FOUND', name)
  const [{ moments, stopped }, area] = await Promise.all([
    call('workflow.moments', { area: name, id }, { signal }),
    declarationOf(outline),
  ])
  const lifecycle = await loadLifecycle(area.lifecycle!)
  const permissions = currentUser(session.getSnapshot())?.permissions ?? []
  const told = { id, lifecycle, sight: sightOf(area, lifecycle, permissions) }
  return { log: storedLog(told, moments), isWhole: stopped === null }
}

/** The machine of the inspector, wired to files and to the server. */
export const connectedInspector = inspectorMachine.provide({
  actors: {
    open: fromPromise(async ({ input, signal }) =>
      input.kind === 'case' ? readCase(input, signal) : { log: await readRecording(input.file), isWhole: true },
    ),
  },
})
