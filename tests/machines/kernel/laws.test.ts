import { describe } from 'vitest'
import { job, person, worker } from '../support/job.ts'
import { laws } from '../support/laws.ts'

describe('a small lifecycle', () => {
  laws(job, (event, oddity) => ({ ...event, by: oddity % 7 === 0 ? person() : worker, verified: oddity % 3 > 0 }), {
    runs: 120,
    length: 15,
  })
})
