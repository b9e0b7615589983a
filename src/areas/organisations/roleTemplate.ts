import { defineArea } from '../../shared/area/defineArea.ts'
import { madeKinds } from '../../shared/organisationKinds.ts'

/** With which roles an organisation of a kind begins. */
export const roleTemplate = defineArea({
  id: 'role_template',
  name: 'roleTemplate',
  table: 'role_templates',
  route: '/access-management/role-template',
  menu: [{ group: 'accessManagement', entry: 'roleTemplateList' }],
  scope: {},
  common: true,
  watched: true,
  ofAccess: true,
  fields: {
    code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    kind: { type: 'option', options: madeKinds, required: true },
    description: { type: 'longText', max: 500 },
  },
  title: 'name',
  subtitle: 'code',
  sections: [{ id: 'template', fields: ['name', 'code', 'kind', 'description'] }],
  list: {
    columns: ['name', 'code', 'kind', 'description'],
    shown: ['name', 'code', 'kind', 'description'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'kind', kind: 'options' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'code'],
  },
  permissions: {
    list: 'template_role.list',
    detail: 'role_template.detail',
    create: 'role_template.create',
    edit: 'role_template.edit',
    delete: 'role_template.delete',
  },
  pages: { rollOut: { path: '/:id/roll-out', permission: 'role_template.edit' } },
  operations: { list: { name: 'template_role.list' } },
  demo: 0,
  roles: { admin: 'all', brokerManager: [] },
})
