import { defineArea } from '../../shared/area/defineArea.ts'

/** The tables of values that the machines read. The server puts here what the lifecycles declare; each house writes its versions of them. */
export const ruleEngine = defineArea({
  id: 'rule_engine',
  name: 'ruleEngine',
  table: 'rule_tables',
  route: '/internal-tools/rule-engine',
  menu: [{ group: 'internalTools', entry: 'ruleEngine' }],
  scope: {},
  common: true,
  watched: true,
  fields: {
    code: { type: 'text', max: 80, unique: true, required: true, readOnly: true },
    explanation: { type: 'wording', readOnly: true },
    kept: { type: 'flag', readOnly: true },
  },
  title: 'code',
  subtitle: 'explanation',
  sections: [{ id: 'table', fields: ['code', 'explanation', 'kept'] }],
  tabs: {
    table: { sections: ['table'] },
    rows: { permission: 'rule_engine.detail' },
    versions: { permission: 'rule_engine.detail' },
  },
  list: {
    columns: ['code', 'explanation', 'kept'],
    shown: ['code', 'explanation'],
    sorts: ['code', 'updated_at'],
    order: 'code',
    filters: [{ field: 'kept', kind: 'flag' }],
    search: ['code', 'explanation'],
  },
  tools: { elsewhere: { permission: 'rule_engine.list' } },
  permissions: { list: 'rule_engine.list', detail: 'rule_engine.detail' },
  operations: { list: { name: 'rule_engine.list' }, detail: { name: 'rule_engine.detail' } },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: [], brokerUnderwriter: [], viewer: [] },
})
