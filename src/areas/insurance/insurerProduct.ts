import { asks } from '../../../machines/plan/plan.asks.ts'
import { planPermissions } from '../../../machines/plan/plan.permissions.ts'
import { statusesOf } from '../../../machines/plan/plan.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { deletingDraft, endFields, soldFields } from './planFields.ts'

/** What insurers insure, from the draft of a plan to its end. */
export const insurerProduct = defineArea({
  id: 'insurer_product',
  name: 'insurerProduct',
  table: 'insurer_products',
  route: '/insurance/product',
  menu: [{ group: 'insuranceManagement', entry: 'productList' }],
  scope: { broker: 'organisation_id' },
  fields: {
    ...asks,
    ...soldFields,
    partners: { type: 'references', area: 'partner', max: 1000, readOnly: true },
    associations: {
      type: 'group',
      fields: {
        partner: { type: 'reference', area: 'partner', required: true },
        from: { type: 'date', required: true },
        until: { type: 'date' },
        share: { type: 'rate', required: true },
      },
      max: 1000,
      readOnly: true,
    },
    ...endFields,
  },
  title: 'name',
  subtitle: 'code',
  stake: 'sumInsuredMax',
  sections: [
    {
      id: 'product',
      fields: ['code', 'name', 'category', 'insurer', 'planCode', 'planName', 'validity', 'description'],
    },
    { id: 'sums', fields: ['currency', 'sumInsuredMin', 'sumInsuredMax'] },
    { id: 'benefits', fields: ['benefits'] },
    { id: 'rates', fields: ['rates'] },
    { id: 'pricing', fields: ['submittedAt', 'submittedBy', 'pricedAt', 'findings'] },
    { id: 'partners', fields: ['partners', 'associations'] },
    { id: 'sale', fields: ['activatedAt', 'deactivatedAt', 'deactivatedBy', 'deactivationReason'] },
  ],
  wizard: true,
  tabs: {
    terms: { sections: ['product', 'sums', 'benefits'] },
    rates: { sections: ['rates'] },
    sale: { sections: ['pricing', 'partners', 'sale'] },
  },
  list: {
    columns: [
      'code',
      'name',
      'category',
      'insurer',
      'planCode',
      'planName',
      'validity',
      'sumInsuredMin',
      'sumInsuredMax',
      'submittedBy',
    ],
    shown: ['code', 'name', 'category', 'insurer', 'planCode', 'planName'],
    sorts: ['name', 'code', 'created_at', 'updated_at'],
    order: '-updated_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'category', kind: 'reference' },
      { field: 'insurer', kind: 'reference' },
      { field: 'partners', kind: 'reference' },
      { field: 'validity', kind: 'dateRange' },
    ],
    search: ['code', 'name', 'planCode', 'planName'],
  },
  permissions: {
    list: 'insurance.getlistProductsByInsuranceId',
    detail: 'insurance.getInsuranceProduct',
    upload: planPermissions.upload,
    begin: planPermissions.begin,
    correct: planPermissions.edit,
  },
  operations: {
    list: { name: 'insurer_product.list', aliases: [{ name: 'insurance.getlistProductsByInsuranceId' }] },
    detail: { name: 'insurer_product.detail', aliases: [{ name: 'insurance.getInsuranceProduct' }] },
    begin: { name: 'insurer_product.begin', aliases: [{ name: 'insurance.addInsurerProduct' }] },
    send: {
      name: 'insurer_product.send',
      aliases: [{ name: 'insurance.updateInsurerProduct' }, { name: 'insurance.updateInsurerProductStatus' }],
    },
    presign: { name: 'insurance.getPresignUrlInsurerProduct' },
    preview: { name: 'insurance.getPreviewUrlInsurerProduct' },
  },
  actions: {
    delete: {
      permission: 'insurance.deleteInsurerProduct',
      operation: { name: 'insurance.deleteInsurerProduct' },
      ...deletingDraft,
    },
  },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: [
      'addInsurerProduct',
      'updateInsurerProduct',
      'updateInsurerProductStatus',
      'getPresignUrlInsurerProduct',
    ],
    brokerUnderwriter: ['updateInsurerProductStatus', 'associateInsurerProduct'],
    viewer: [],
  },
  lifecycle: {
    id: 'plan',
    copied: true,
    statuses: statusesOf('plan'),
    sections: [
      {
        id: 'product',
        fields: ['code', 'name', 'category', 'insurer', 'planCode', 'planName', 'validity', 'description'],
      },
      { id: 'sums', fields: ['currency', 'sumInsuredMin', 'sumInsuredMax'] },
      { id: 'benefits', fields: ['benefits'] },
      { id: 'rates', fields: ['rates'] },
    ],
    load: () => import('../../../machines/plan/plan.ts').then((module) => module.plan),
  },
})
