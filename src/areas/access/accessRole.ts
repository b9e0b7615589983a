import { defineArea } from '../../shared/area/defineArea.ts'
import { givenPermissions } from '../../shared/area/givenPermissions.ts'

/** What people of an organisation do there, and so may do. */
export const accessRole = defineArea({
  id: 'access_role',
  name: 'accessRole',
  table: 'access_roles',
  route: '/access-management/role',
  menu: [{ group: 'accessManagement', entry: 'roleList' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  watched: true,
  foreseen: true,
  ofAccess: true,
  fields: {
    code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    description: { type: 'longText', max: 500 },
    higher: { type: 'reference', area: 'access_role', own: true },
    level: { type: 'reference', area: 'role_level' },
    section: { type: 'reference', area: 'role_section' },
    privileges: { type: 'references', area: 'privilege', own: true, max: 50 },
    permissions: { type: 'references', area: 'access_permission', listed: true, given: true, max: 1000 },
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'role', fields: ['name', 'code', 'description'] },
    { id: 'hierarchy', fields: ['higher', 'level', 'section'] },
    { id: 'rights', fields: ['privileges', 'permissions'] },
  ],
  list: {
    columns: ['name', 'code', 'higher', 'level', 'section', 'description'],
    shown: ['name', 'code', 'higher', 'level', 'section'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'level', kind: 'reference' },
      { field: 'section', kind: 'reference' },
      { field: 'privileges', kind: 'reference' },
      { field: 'permissions', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['code', 'name'],
  },
  permissions: {
    list: 'role.list',
    detail: 'role.detail',
    create: 'role.create',
    edit: 'role.edit',
    delete: 'role.delete',
  },
  operations: {
    list: { name: 'role.list' },
    detail: { name: 'role.detail' },
    create: { name: 'role.create' },
    edit: { name: 'role.edit' },
    delete: { name: 'role.delete' },
  },
  pages: {
    tree: { path: '/tree', permission: 'role.list' },
    matrix: { path: '/matrix', permission: 'role.list' },
  },
  actions: givenPermissions('role', 'access_permission'),
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', insurerManager: 'all', bankManager: 'all', partner: 'all' },
})
