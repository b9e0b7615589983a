import { fewest, type ToldCount } from '../../shared/endpoints/answers/workflowFigures.ts'

/** A count as it is told: where small ones are not, null for these. */
export const toldCount = (count: number, isCoarse: boolean): ToldCount =>
  isCoarse && count > 0 && count < fewest ? null : count
