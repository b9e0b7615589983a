import { configuration } from '../../../machines/partnerPlan/partnerPlan.configuration.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import type { ListView } from '../../shared/area/listTypes.ts'

const list = {
  columns: ['name', 'icon', 'code', 'slug', 'industry', 'description'],
  shown: ['name', 'code', 'slug', 'industry', 'description'],
  sorts: ['name', 'code', 'slug', 'updated_at'],
  order: 'name',
  filters: [
    { field: 'industry', kind: 'reference' },
    { field: 'created_at', kind: 'dateRange' },
  ],
  search: ['name', 'code', 'slug'],
} as const satisfies ListView

/** What can be insured: one store, which the pages and the calls of both its names show. */
export const insuranceCategory = defineArea({
  id: 'insurance_category',
  name: 'insuranceCategory',
  table: 'insurance_categories',
  route: '/insurance/product-category',
  menu: [{ group: 'insuranceManagement', entry: 'productCategoryList' }],
  scope: {},
  common: true,
  watched: true,
  imported: true,
  fields: {
    code: { type: 'text', max: 20, unique: true, madeOf: 'name', required: true },
    name: { type: 'text', max: 120, required: true },
    slug: { type: 'text', max: 60, rule: 'slug', unique: true, madeOf: 'name', required: true },
    industry: { type: 'reference', area: 'risk_industry', required: true },
    icon: { type: 'image', width: 96, height: 96 },
    description: { type: 'longText', max: 500 },
    configuration: { type: 'options', options: configuration },
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'category', fields: ['name', 'code', 'slug', 'industry', 'icon', 'description'] },
    { id: 'products', fields: ['configuration'] },
  ],
  list,
  lists: [
    {
      id: 'category_directory',
      name: 'categoryDirectory',
      route: '/insurance/insurance-categories',
      menu: [{ group: 'insuranceManagement', entry: 'insuranceCategoryList' }],
      permission: 'insurance.productCategoryList',
      list,
      operations: { list: { name: 'insurance.productCategoryList' } },
    },
  ],
  permissions: {
    list: 'product_categories.list',
    detail: 'product_categories.detail',
    create: 'product_categories.create',
    edit: 'product_categories.edit',
    delete: 'product_categories.delete',
  },
  operations: {
    list: { name: 'product_categories.list' },
    detail: { name: 'product_categories.detail' },
    create: { name: 'product_categories.create', aliases: [{ name: 'insurance.addProductCategory' }] },
    edit: { name: 'product_categories.edit', aliases: [{ name: 'insurance.editProductCategory' }] },
    delete: { name: 'product_categories.delete', aliases: [{ name: 'insurance.deleteProductCategory' }] },
  },
  roles: {
    admin: 'all',
    brokerManager: ['insurance.productCategoryList'],
    brokerAssessor: ['insurance.productCategoryList'],
    brokerUnderwriter: ['insurance.productCategoryList'],
    insurerManager: ['insurance.productCategoryList'],
    viewer: ['insurance.productCategoryList'],
  },
})
