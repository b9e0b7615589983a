import { defineArea } from '../../shared/area/defineArea.ts'

/** What somebody may hold. The server puts here what areas, pages, actions and rules of machines ask for; people add what outside users are known by. */
export const accessPermission = defineArea({
  id: 'access_permission',
  name: 'accessPermission',
  table: 'access_permissions',
  route: '/access-management/permission',
  menu: [{ group: 'accessManagement', entry: 'permissionList' }],
  scope: {},
  common: true,
  watched: true,
  ofAccess: true,
  fields: {
    code: { type: 'text', max: 120, rule: 'permission', unique: true, required: true },
    explanation: { type: 'wording', readOnly: true },
    description: { type: 'text', max: 200 },
    asked: { type: 'flag', readOnly: true },
    for_people: { type: 'flag', readOnly: true },
  },
  title: 'code',
  subtitle: 'explanation',
  sections: [{ id: 'permission', fields: ['code', 'explanation', 'description', 'asked', 'for_people'] }],
  list: {
    tabs: { asked: { asked: true }, further: { asked: false } },
    columns: ['code', 'explanation', 'description', 'asked', 'for_people'],
    shown: ['code', 'explanation'],
    sorts: ['code', 'updated_at'],
    order: 'code',
    filters: [
      { field: 'for_people', kind: 'flag' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['code', 'explanation', 'description'],
  },
  permissions: {
    list: 'permission.list',
    detail: 'permission.detail',
    create: 'permission.create',
    edit: 'permission.edit',
    delete: 'permission.delete',
  },
  operations: {
    list: {
      name: 'permission.list',
      aliases: [{ name: 'privilege.listPermissions' }, { name: 'role.listPermissions' }],
    },
    detail: { name: 'permission.detail' },
    create: { name: 'permission.create' },
    edit: { name: 'permission.edit' },
    delete: { name: 'permission.delete' },
  },
  demo: 0,
  roles: { admin: 'all', brokerManager: [], insurerManager: [], bankManager: [], partner: [] },
})
