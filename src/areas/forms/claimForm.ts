import { claimTypes } from '../../../machines/kit/claimTypes.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

/** Which form a claim gets: bindings of the most and of the least specific kind, each for its time. */
export const claimForm = defineArea({
  id: 'claim_form',
  name: 'claimForm',
  table: 'claim_forms',
  route: '/internal-tools/claim-form-builder',
  menu: [{ group: 'internalTools', entry: 'claimFormBuilder' }],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    name: { type: 'text', max: 120, required: true },
    form: { type: 'reference', area: 'form_management', required: true },
    partner: { type: 'reference', area: 'partner' },
    insurer: { type: 'reference', area: 'insurer' },
    category: { type: 'reference', area: 'insurance_category' },
    claimType: { type: 'option', options: claimTypes },
    validFrom: { type: 'date', required: true },
    validUntil: { type: 'date' },
  },
  title: 'name',
  sections: [
    { id: 'binding', fields: ['name', 'form', 'validFrom', 'validUntil'] },
    { id: 'claims', fields: ['partner', 'insurer', 'category', 'claimType'] },
  ],
  list: {
    columns: ['name', 'form', 'partner', 'insurer', 'category', 'claimType', 'validFrom', 'validUntil'],
    shown: ['name', 'form', 'partner', 'insurer', 'category', 'claimType', 'validFrom', 'validUntil'],
    sorts: ['name', 'validFrom', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'form', kind: 'reference' },
      { field: 'partner', kind: 'reference' },
      { field: 'insurer', kind: 'reference' },
      { field: 'category', kind: 'reference' },
      { field: 'claimType', kind: 'options' },
      { field: 'validFrom', kind: 'dateRange' },
    ],
    search: ['name'],
  },
  permissions: {
    list: 'claim_form.list',
    detail: 'claim_form.detail',
    create: 'claim_form.create',
    edit: 'claim_form.edit',
    delete: 'claim_form.delete',
  },
  refine: ({ validFrom, validUntil }) =>
    validFrom && validUntil && validUntil < validFrom
      ? [{ path: 'validUntil', key: 'validation:dateFrom', values: { minDate: validFrom } }]
      : [],
  pages: {
    tester: { path: '/tester', permission: 'claim_form.list' },
    add: { path: '/new-form', permission: 'form_management.create' },
    design: { path: '/:id/design', permission: 'form_management.preview' },
  },
  demo: 8,
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: ['create', 'edit'], viewer: [] },
})
