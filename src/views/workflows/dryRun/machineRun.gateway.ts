import { calling } from '../../../data/call.ts'
import { workflowFigureEndpoints } from '../../../shared/endpoints/workflowFigures.ts'
import { dryRunBy } from '../../dryRun/dryRun.gateway.ts'

const call = calling(workflowFigureEndpoints)

/** The machine of a dry run of a machine over the cases of an area. */
export const connectedMachineRun = dryRunBy(({ id, ...from }, signal) =>
  call('workflow.dryRun', { area: id, ...from }, { signal }),
)
