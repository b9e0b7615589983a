import { defineArea } from '../../shared/area/defineArea.ts'

/** Where a partner sells. */
export const partnerStore = defineArea({
  id: 'partner_store',
  name: 'partnerStore',
  table: 'partner_stores',
  route: '/partner-store',
  menu: [{ group: 'accessManagement', entry: 'storeList' }],
  scope: { broker: 'organisation_id' },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    partner: { type: 'reference', area: 'partner', required: true },
    city: { type: 'text', max: 80, required: true },
    address: { type: 'longText', max: 500 },
  },
  title: 'name',
  subtitle: 'code',
  imported: true,
  sections: [{ id: 'store', fields: ['name', 'code', 'partner', 'city', 'address'] }],
  list: {
    columns: ['name', 'code', 'partner', 'city', 'address'],
    shown: ['name', 'code', 'partner', 'city'],
    sorts: ['name', 'code', 'city', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'partner', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'code', 'city'],
  },
  permissions: {
    list: 'partner_store.list',
    detail: 'partner_store.detail',
    create: 'partner_store.create',
    edit: 'partner_store.edit',
    delete: 'partner_store.delete',
  },
  operations: {
    list: {
      name: 'partner_store.list',
      aliases: [{ name: 'user.stores', columns: { id: 'id', code: 'code', name: 'name' } }],
    },
  },
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: [], viewer: [] },
})
