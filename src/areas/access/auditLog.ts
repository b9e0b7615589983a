import { defineArea } from '../../shared/area/defineArea.ts'
import { securityEvents, securityResults } from '../../shared/securityEvents.ts'

/** Who did what, from where and with which result, as it was kept when it happened: nothing of it is changed. */
export const auditLog = defineArea({
  id: 'audit_log',
  name: 'auditLog',
  table: 'audit_entries',
  route: '/access-management/audit',
  menu: [{ group: 'accessManagement', entry: 'auditList' }],
  ofAccess: true,
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  fields: {
    happened_at: { type: 'instant', required: true },
    person: { type: 'text', max: 200, required: true },
    acted_for: { type: 'text', max: 200 },
    event: { type: 'option', options: securityEvents, required: true },
    result: {
      type: 'option',
      options: securityResults,
      intents: { accepted: 'success', offered: 'informative', refused: 'danger' },
      required: true,
    },
    reason: { type: 'text', max: 200 },
    address: { type: 'text', max: 100 },
    door: { type: 'text', max: 300 },
    detail: { type: 'json', max: 20000 },
  },
  title: 'person',
  subtitle: 'address',
  sections: [
    { id: 'entry', fields: ['happened_at', 'person', 'acted_for', 'event', 'result', 'reason'] },
    { id: 'origin', fields: ['address', 'door', 'detail'] },
  ],
  list: {
    columns: ['happened_at', 'person', 'acted_for', 'event', 'result', 'reason', 'address', 'door'],
    shown: ['happened_at', 'person', 'acted_for', 'event', 'result', 'reason', 'address'],
    sorts: ['happened_at', 'person'],
    order: '-happened_at',
    filters: [
      { field: 'event', kind: 'options' },
      { field: 'result', kind: 'options' },
      { field: 'happened_at', kind: 'dateRange' },
    ],
    search: ['person', 'acted_for', 'reason', 'address', 'door'],
  },
  permissions: { list: 'audit.list', detail: 'audit.detail' },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', insurerManager: 'all', bankManager: 'all', partner: [] },
})
