import { defineArea } from '../../shared/area/defineArea.ts'

/** How high a role stands: 1 is the highest. */
export const roleLevel = defineArea({
  id: 'role_level',
  name: 'roleLevel',
  table: 'role_levels',
  route: '/hierarchy-management/level',
  menu: [
    { group: 'hierarchyManagement', entry: 'levelList' },
    { group: 'accessManagement', entry: 'levelList' },
  ],
  scope: {},
  common: true,
  watched: true,
  ofAccess: true,
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    rank: { type: 'integer', min: 1, max: 99, required: true },
    description: { type: 'longText', max: 500 },
  },
  title: 'name',
  subtitle: 'code',
  sections: [{ id: 'level', fields: ['name', 'code', 'rank', 'description'] }],
  list: {
    columns: ['name', 'code', 'rank', 'description'],
    shown: ['name', 'code', 'rank'],
    sorts: ['rank', 'name', 'code', 'updated_at'],
    order: 'rank',
    filters: [{ field: 'created_at', kind: 'dateRange' }],
    search: ['code', 'name'],
  },
  permissions: {
    list: 'level.list',
    detail: 'level.detail',
    create: 'level.create',
    edit: 'level.edit',
    delete: 'level.delete',
  },
  operations: {
    list: { name: 'level.list' },
    detail: { name: 'level.detail' },
    create: { name: 'level.create' },
    edit: { name: 'level.edit' },
    delete: { name: 'level.delete' },
  },
  roles: { admin: 'all', brokerManager: [], insurerManager: [], bankManager: [], partner: [] },
})
