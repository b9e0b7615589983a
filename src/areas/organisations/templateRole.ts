import { defineArea } from '../../shared/area/defineArea.ts'
import { roleTemplate } from './roleTemplate.ts'

/** A role that an organisation has from its beginning. */
export const templateRole = defineArea({
  id: 'role_template_role',
  name: 'templateRole',
  table: 'template_roles',
  route: '/access-management/role-template/:parent/role',
  menu: [],
  parent: { area: roleTemplate, field: 'template' },
  scope: {},
  common: true,
  watched: true,
  ofAccess: true,
  fields: {
    template: { type: 'reference', area: 'role_template', required: true, readOnly: true },
    code: { type: 'text', max: 40, rule: 'code', required: true },
    name: { type: 'text', max: 120, required: true },
    higher: { type: 'text', max: 40, rule: 'code' },
    level: { type: 'reference', area: 'role_level' },
    permissions: { type: 'references', area: 'access_permission', listed: true, given: true, max: 1000 },
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'role', fields: ['template', 'name', 'code', 'higher', 'level'] },
    { id: 'rights', fields: ['permissions'] },
  ],
  list: {
    columns: ['name', 'code', 'higher', 'level'],
    shown: ['name', 'code', 'higher', 'level'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'level', kind: 'reference' },
      { field: 'permissions', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'code'],
  },
  permissions: {
    list: 'role_template.detail',
    detail: 'role_template.detail',
    create: 'role_template.edit',
    edit: 'role_template.edit',
    delete: 'role_template.edit',
  },
  demo: 0,
  roles: { admin: 'all', brokerManager: [] },
})
