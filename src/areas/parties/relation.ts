import { defineArea } from '../../shared/area/defineArea.ts'

/** With whom an organisation does business: who may have a part in the cases that it begins, by the code of that organisation. */
export const relation = defineArea({
  id: 'relation',
  name: 'relation',
  table: 'relations',
  route: '/relation',
  menu: [{ group: 'lifeInsurance', entry: 'relationList' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    kind: { type: 'option', options: ['broker', 'insurer', 'bank', 'partner'], required: true },
  },
  title: 'name',
  subtitle: 'code',
  imported: true,
  sections: [{ id: 'relation', fields: ['code', 'name', 'kind'] }],
  list: {
    columns: ['name', 'code', 'kind'],
    shown: ['name', 'code', 'kind'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [{ field: 'kind', kind: 'options' }],
    search: ['code', 'name'],
  },
  permissions: {
    list: 'relation.list',
    detail: 'relation.detail',
    create: 'relation.create',
    edit: 'relation.edit',
    delete: 'relation.delete',
  },
  demo: 11,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    bankManager: 'all',
    bankOfficer: [],
    partner: 'all',
    partnerOfficer: [],
    viewer: [],
  },
})
