import { defineArea } from '../../shared/area/defineArea.ts'
import { givenPermissions } from '../../shared/area/givenPermissions.ts'

/** Permissions that are given together. */
export const privilege = defineArea({
  id: 'privilege',
  name: 'privilege',
  table: 'privileges',
  route: '/access-management/privilege',
  menu: [{ group: 'accessManagement', entry: 'privilegeList' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  watched: true,
  foreseen: true,
  ofAccess: true,
  fields: {
    code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    description: { type: 'longText', max: 500 },
    permissions: { type: 'references', area: 'access_permission', listed: true, given: true, max: 1000 },
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'privilege', fields: ['name', 'code', 'description'] },
    { id: 'permissions', fields: ['permissions'] },
  ],
  list: {
    columns: ['name', 'code', 'description'],
    shown: ['name', 'code', 'description'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'permissions', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['code', 'name'],
  },
  permissions: {
    list: 'privilege.list',
    detail: 'privilege.detail',
    create: 'privilege.create',
    edit: 'privilege.edit',
    delete: 'privilege.delete',
  },
  actions: givenPermissions('privilege', 'access_permission'),
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', insurerManager: 'all', bankManager: 'all', partner: 'all' },
})
