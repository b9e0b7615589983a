import { asks } from '../../../machines/partnerPlan/partnerPlan.asks.ts'
import { configuration } from '../../../machines/partnerPlan/partnerPlan.configuration.ts'
import { partnerPlanPermissions } from '../../../machines/partnerPlan/partnerPlan.permissions.ts'
import { statusesOf } from '../../../machines/plan/plan.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { deletingDraft, endFields, soldFields } from '../insurance/planFields.ts'

const sold = ['partner', 'category', 'insurer', 'plan', 'code', 'name', 'commission', 'currency'] as const

/** What a product is told by where whoever sells it chooses one. */
const first = {
  id: 'id',
  code: 'code',
  name: 'name',
  category: 'category',
  partner: 'partner',
  status: 'status',
  payWithCash: 'payWithCash',
  payWithLink: 'payWithLink',
  withBuyBackProgram: 'withBuyBackProgram',
} as const

const second = {
  ...first,
  insurer: 'insurer',
  plan: 'plan',
  commission: 'commission',
  currency: 'currency',
  waitingDays: 'waitingDays',
  minimumAge: 'minimumAge',
  maximumAge: 'maximumAge',
  excess: 'excess',
  updatedAt: 'updated_at',
} as const

/** What partners sell: each a plan of an insurer, configuration as its category asks. */
export const partnerProduct = defineArea({
  id: 'partner_product',
  name: 'partnerProduct',
  table: 'partner_products',
  route: '/product-management',
  menu: [{ group: 'insuranceManagement', entry: 'partnerProductList' }],
  scope: { broker: 'organisation_id' },
  fields: {
    ...asks,
    ...soldFields,
    ...endFields,
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'product', fields: sold },
    { id: 'configuration', fields: configuration },
    { id: 'sale', fields: ['submittedAt', 'submittedBy', 'pricedAt', 'findings', 'activatedAt'] },
    { id: 'end', fields: ['deactivatedAt', 'deactivatedBy', 'deactivationReason'] },
  ],
  pasted: { section: 'configuration', of: 'category', called: 'slug', version: '5.14.0' },
  list: {
    columns: ['name', 'code', 'partner', 'category', 'insurer', 'plan', 'commission', ...configuration],
    shown: ['name', 'code', 'partner', 'category', 'insurer', 'plan'],
    sorts: ['name', 'code', 'created_at', 'updated_at'],
    order: '-updated_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'partner', kind: 'reference' },
      { field: 'category', kind: 'reference' },
      { field: 'insurer', kind: 'reference' },
      { field: 'plan', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'code'],
  },
  permissions: {
    list: 'partner.products',
    detail: 'partner.getPartnerProduct',
    begin: partnerPlanPermissions.begin,
    correct: partnerPlanPermissions.edit,
  },
  operations: {
    list: {
      name: 'partner_product.list',
      aliases: [
        { name: 'partner.products', columns: first },
        { name: 'partner.listProductsV2', columns: second },
        { name: 'partner.getListProductsByInsuranceId', columns: first },
        { name: 'partner.getListProductsByInsuranceIdV2', columns: second },
      ],
    },
    detail: {
      name: 'partner_product.detail',
      aliases: [
        { name: 'partner.getPartnerProduct', columns: first },
        { name: 'partner.getPartnerProductV2', columns: second },
      ],
    },
    begin: {
      name: 'partner_product.begin',
      aliases: [{ name: 'partner.addPartnerProduct' }, { name: 'partner.addPartnerProductV2' }],
    },
    send: {
      name: 'partner_product.send',
      aliases: [
        { name: 'partner.updatePartnerProduct' },
        { name: 'partner.updateProductV2' },
        { name: 'partner.updatePartnerProductStatus' },
      ],
    },
  },
  actions: {
    delete: {
      permission: 'partner.deletePartnerProduct',
      operation: { name: 'partner.deletePartnerProduct', aliases: [{ name: 'partner.deleteProductV2' }] },
      ...deletingDraft,
    },
  },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['addPartnerProduct', 'updatePartnerProduct', 'updatePartnerProductStatus'],
    brokerUnderwriter: ['updatePartnerProductStatus'],
    viewer: [],
  },
  lifecycle: {
    id: 'partnerPlan',
    statuses: statusesOf('partnerPlan'),
    sections: [
      { id: 'product', fields: sold },
      { id: 'configuration', fields: configuration },
    ],
    load: () => import('../../../machines/partnerPlan/partnerPlan.ts').then((module) => module.partnerPlan),
  },
})
