import { withToken } from '../../../data/call.ts'
import { request } from '../../../data/request.ts'
import type { FigureDays, ProcessFigures, WayFigures } from '../../../shared/endpoints/answers/workflowFigures.ts'
import { named } from '../../../shared/endpoints/rest.ts'
import { workflowFigureEndpoints } from '../../../shared/endpoints/workflowFigures.ts'

const endpoint = named(workflowFigureEndpoints)

export interface Look {
  area: string
  days: FigureDays
  compare: boolean
}

/** What the cases of an area have done, with the ways that those begun in the period have gone. */
export const readFigures = async (
  { area, days, compare }: Look,
  signal: AbortSignal,
): Promise<{ figures: ProcessFigures; ways: WayFigures }> => {
  const [figures, ways] = await Promise.all([
    withToken((token) => request(endpoint('workflow.figures'), { area, days, compare }, { token, signal })),
    withToken((token) => request(endpoint('workflow.ways'), { area, days, compare }, { token, signal })),
  ])
  return { figures, ways }
}
