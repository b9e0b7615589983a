import type { Import } from '../../src/shared/endpoints/answers/imports.ts'
import { jobsTable } from './jobs.table.ts'

const of = (id: string, state: Import['state']): Import => ({
  id,
  area: 'bank',
  title: 'Banks',
  name: 'banks.csv',
  state,
  reason: null,
  rows: 3,
  done: 1,
  good: 1,
  bad: 0,
  made: 0,
  already: 0,
  refused: 0,
  requested_at: '2026-03-02T01:00:00.000Z',
  expires_at: '2026-03-09T01:00:00.000Z',
})

/** A person's imports, one of which waits for them when it is checked. */
export const importsTable = jobsTable({
  working: { jobs: [of('i2', 'checking'), of('i1', 'mapping')] },
  ready: { jobs: [of('i2', 'checked'), of('i1', 'mapping')] },
  look: { id: 'i2' },
  other: { id: 'i2', bad: true },
  again: { type: 'run', id: 'i2', mode: 'all' },
  cancel: { type: 'cancel', id: 'i2' },
})
