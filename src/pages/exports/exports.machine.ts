import { jobsMachine } from '../../data/jobs/jobsMachine.ts'
import type { Export } from '../../shared/endpoints/answers/exports.ts'

/** A person's exports, followed from page to page as long as one is under way. */
export const exportsMachine = jobsMachine('exports', (job) => (job as Export).state === 'working')
