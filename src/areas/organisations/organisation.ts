import { defineArea } from '../../shared/area/defineArea.ts'
import { madeKinds } from '../../shared/organisationKinds.ts'
import { templateField, wrongTemplate } from './templateField.ts'

/** An organisation sees itself, those for which it sees and those below it. */
const itself = { column: 'id', represented: true, above: true } as const

/** Who works with the product, but the platform, which is the house itself and made by nobody. Its roles and its first admin arise with it, by its role template. */
export const organisation = defineArea({
  id: 'organisation',
  name: 'organisation',
  table: 'organisations',
  route: '/organisation',
  menu: [{ group: 'organisationManagement' }],
  scope: { broker: 'managed_by', insurer: itself, bank: itself, partner: itself },
  ofAccess: true,
  where: { kind: madeKinds },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    kind: { type: 'option', options: madeKinds, required: true },
    type: { type: 'option', options: ['INSURER', 'PARTNER'], readOnly: true },
    industry: {
      type: 'option',
      options: [
        'banking',
        'cooperative',
        'financing',
        'gadget',
        'healthcare',
        'insurance',
        'retail',
        'smartphone',
        'travel',
      ],
    },
    colour: { type: 'colour', required: true },
    logoSmall: { type: 'image', width: 120, height: 120 },
    roleTemplate: { ...templateField, within: { kind: 'kind' } },
    picName: { type: 'text', max: 120, rule: 'name', required: true },
    picPhone: { type: 'phone', required: true },
    picEmail: { type: 'text', max: 254, rule: 'email', required: true },
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'identity', fields: ['name', 'code', 'kind', 'type', 'industry'] },
    { id: 'branding', fields: ['colour', 'logoSmall'] },
    { id: 'access', fields: ['roleTemplate', 'picName', 'picPhone', 'picEmail'] },
  ],
  list: {
    tabs: { insurers: { type: 'INSURER' }, partners: { type: 'PARTNER' } },
    columns: ['name', 'code', 'type', 'kind', 'industry', 'colour', 'logoSmall', 'roleTemplate', 'picName', 'picEmail'],
    shown: ['name', 'code', 'type', 'kind', 'roleTemplate', 'picName'],
    sorts: ['name', 'code', 'created_at', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'type', kind: 'options' },
      { field: 'kind', kind: 'options' },
      { field: 'code', kind: 'values' },
      { field: 'industry', kind: 'options' },
      { field: 'roleTemplate', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'code', 'picName'],
  },
  permissions: {
    list: 'organization.list',
    detail: 'organization.detail',
    create: 'organization.create',
    edit: 'organization.edit',
    delete: 'organization.delete',
  },
  operations: {
    list: { name: 'organization.list' },
    detail: { name: 'organization.detail' },
    create: { name: 'organization.create' },
    edit: { name: 'organization.edit' },
    delete: { name: 'organization.delete' },
  },
  mobile: { facts: ['type', 'kind', 'roleTemplate'] },
  watched: true,
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all' },
  refine: ({ kind }, { roleTemplate }) => wrongTemplate(kind, roleTemplate),
})
