import { defineArea } from '../../shared/area/defineArea.ts'

/** What a broker earns, and which taxes and settlements go with it. */
const config = {
  commission: { type: 'rate', max: 100, required: true },
  platformFee: { type: 'rate', max: 100, required: true },
  ppn: { type: 'rate', max: 100, required: true },
  pph23: { type: 'rate', max: 100, required: true },
  isPkp: { type: 'flag' },
  isOjk: { type: 'flag' },
  isNetOff: { type: 'flag' },
} as const

export const broker = defineArea({
  id: 'broker',
  name: 'broker',
  table: 'brokers',
  route: '/broker',
  menu: [{ group: 'brokerManagement' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  fields: {
    name: { type: 'text', max: 120, rule: 'name', unique: true, required: true },
    address: { type: 'longText', max: 500, required: true },
    npwpId: { type: 'text', max: 16, rule: 'digits', required: true },
    ...config,
    bankName: { type: 'text', max: 120, required: true },
    accountName: { type: 'text', max: 120, rule: 'name', required: true },
    accountNumber: { type: 'text', max: 34, rule: 'digits', required: true },
  },
  title: 'name',
  subtitle: 'npwpId',
  sections: [
    { id: 'identity', fields: ['name', 'address', 'npwpId'] },
    { id: 'config', fields: ['commission', 'platformFee', 'ppn', 'pph23', 'isPkp', 'isOjk', 'isNetOff'] },
    { id: 'bankInfo', fields: ['bankName', 'accountName', 'accountNumber'] },
  ],
  list: {
    columns: ['name', 'npwpId', 'commission', 'platformFee', 'isPkp', 'isOjk', 'isNetOff', 'bankName'],
    shown: ['name', 'npwpId', 'commission', 'platformFee', 'isOjk', 'bankName'],
    sorts: ['name', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'isPkp', kind: 'flag' },
      { field: 'isOjk', kind: 'flag' },
      { field: 'isNetOff', kind: 'flag' },
    ],
    search: ['name', 'npwpId', 'bankName'],
  },
  permissions: {
    list: 'broker.list',
    detail: 'broker.detail',
    create: 'broker.create',
    edit: 'broker.edit',
    delete: 'broker.delete',
  },
  roles: { admin: 'all', brokerManager: 'all', insurerManager: 'all', viewer: [] },
  pages: { config: { path: '/:id/config', permission: 'broker.config' } },
  actions: { configure: { permission: 'broker.config', on: 'record', page: 'config', input: config } },
})
