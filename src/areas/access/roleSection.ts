import { defineArea } from '../../shared/area/defineArea.ts'

/** The part of an organisation in which a role works, with the variant of the forms that are filled in there. */
export const roleSection = defineArea({
  id: 'role_section',
  name: 'roleSection',
  table: 'role_sections',
  route: '/hierarchy-management/section',
  menu: [
    { group: 'hierarchyManagement', entry: 'sectionList' },
    { group: 'accessManagement', entry: 'sectionList' },
  ],
  scope: {},
  common: true,
  watched: true,
  ofAccess: true,
  named: 'adhoc_request.list',
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    formVariant: { type: 'text', max: 40, rule: 'code' },
    description: { type: 'longText', max: 500 },
  },
  title: 'name',
  subtitle: 'code',
  sections: [{ id: 'section', fields: ['name', 'code', 'formVariant', 'description'] }],
  list: {
    columns: ['name', 'code', 'formVariant', 'description'],
    shown: ['name', 'code', 'formVariant'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [{ field: 'created_at', kind: 'dateRange' }],
    search: ['code', 'name'],
  },
  permissions: {
    list: 'section.list',
    detail: 'section.detail',
    create: 'section.create',
    edit: 'section.edit',
    delete: 'section.delete',
  },
  operations: {
    list: { name: 'section.list' },
    detail: { name: 'section.detail' },
    create: { name: 'section.create' },
    edit: { name: 'section.edit' },
    delete: { name: 'section.delete' },
  },
  roles: { admin: 'all', brokerManager: [], insurerManager: [], bankManager: [], partner: [] },
})
