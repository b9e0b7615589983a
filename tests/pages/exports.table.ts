import type { Export } from '../../src/shared/endpoints/answers/exports.ts'
import { jobsTable } from './jobs.table.ts'

const of = (id: string, state: Export['state']): Export => ({
  id,
  title: 'Banks',
  narrowed: [],
  format: 'csv',
  state,
  reason: null,
  rows: 1,
  total: 2,
  size: null,
  requested_at: '2026-03-02T01:00:00.000Z',
  expires_at: null,
})

/** A person's exports. */
export const exportsTable = jobsTable({
  proves: 'B167',
  working: { jobs: [of('e2', 'working'), of('e1', 'ready')] },
  ready: { jobs: [of('e2', 'ready'), of('e1', 'ready')] },
  look: {},
  other: { since: 'yesterday' },
  again: { type: 'again', id: 'e1' },
  cancel: { type: 'cancel', id: 'e2' },
})
