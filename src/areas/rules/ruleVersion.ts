import { asks } from '../../../machines/ruleVersion/ruleVersion.asks.ts'
import { contentField } from '../../../machines/kernel/ruleTable.types.ts'
import { rulePermissions } from '../../../machines/ruleVersion/ruleVersion.permissions.ts'
import { ruleVersionStatuses } from '../../../machines/ruleVersion/ruleVersion.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const content = { ...contentField, required: true, readOnly: true } as const
const who = { type: 'text', max: 250, readOnly: true } as const
const when = { type: 'instant', readOnly: true } as const

/** The versions of rule tables, each house's own, from the draft to the day from which cases begin under them. */
export const ruleVersion = defineArea({
  id: 'rule_version',
  name: 'ruleTableVersion',
  table: 'rule_versions',
  route: '/internal-tools/rule-version',
  menu: [],
  scope: { broker: 'organisation_id' },
  fields: {
    ...asks,
    title: { type: 'text', max: 120, unique: true, required: true, readOnly: true },
    number: { type: 'integer', min: 1, max: 100_000, required: true, readOnly: true },
    rows: content,
    examples: content,
    formerRows: content,
    author: who,
    submittedAt: when,
    submittedBy: who,
    approvedAt: when,
    approvedBy: who,
    reason: { type: 'longText', max: 1000, readOnly: true },
  },
  title: 'title',
  subtitle: 'note',
  below: 'ruleTable',
  sections: [
    { id: 'version', fields: ['ruleTable', 'title', 'number', 'validFrom', 'note', 'author'] },
    { id: 'approval', fields: ['submittedAt', 'submittedBy', 'approvedAt', 'approvedBy', 'reason'] },
    { id: 'stored', fields: ['rows', 'examples', 'formerRows'], apart: true },
  ],
  tabs: {
    version: { sections: ['version', 'approval'] },
    rules: { permission: 'rule_engine.detail' },
  },
  list: {
    columns: ['title', 'ruleTable', 'number', 'validFrom', 'note', 'author', 'approvedAt', 'approvedBy'],
    shown: ['title', 'validFrom', 'note', 'author', 'approvedBy'],
    sorts: ['title', 'validFrom', 'created_at', 'updated_at'],
    order: '-updated_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'ruleTable', kind: 'reference' },
      { field: 'validFrom', kind: 'dateRange' },
    ],
    search: ['title', 'note'],
  },
  permissions: { list: 'rule_engine.list', detail: 'rule_engine.detail', begin: rulePermissions.edit },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['edit'],
    brokerUnderwriter: ['approve'],
    viewer: [],
  },
  lifecycle: {
    id: 'ruleVersion',
    statuses: ruleVersionStatuses,
    sections: [{ id: 'version', fields: ['ruleTable', 'validFrom', 'note'] }],
    load: () => import('../../../machines/ruleVersion/ruleVersion.ts').then((module) => module.ruleVersion),
  },
})
