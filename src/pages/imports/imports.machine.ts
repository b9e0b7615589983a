import { jobsMachine } from '../../data/jobs/jobsMachine.ts'
import { type Import, importStates } from '../../shared/endpoints/answers/imports.ts'

/** A person's imports, or one of them with its rows, followed as long as the server works on it. */
export const importsMachine = jobsMachine('imports', (job) => importStates[(job as Import).state] === 'working')
