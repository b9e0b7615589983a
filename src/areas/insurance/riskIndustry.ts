import { defineArea } from '../../shared/area/defineArea.ts'

/** Whose risks a product category is for. */
export const riskIndustry = defineArea({
  id: 'risk_industry',
  name: 'riskIndustry',
  table: 'risk_industries',
  route: '/insurance/industry',
  menu: [{ group: 'insuranceManagement', entry: 'industryList' }],
  scope: {},
  common: true,
  watched: true,
  fields: {
    name: { type: 'text', max: 120, rule: 'name', unique: true, required: true },
    description: { type: 'longText', max: 500 },
  },
  title: 'name',
  sections: [{ id: 'industry', fields: ['name', 'description'] }],
  list: {
    columns: ['name', 'description'],
    shown: ['name', 'description'],
    sorts: ['name', 'updated_at'],
    order: 'name',
    filters: [{ field: 'created_at', kind: 'dateRange' }],
    search: ['name'],
  },
  permissions: {
    list: 'insurance.industryList',
    detail: 'risk_industry.detail',
    create: 'risk_industry.create',
    edit: 'risk_industry.edit',
    delete: 'risk_industry.delete',
  },
  operations: { list: { name: 'insurance.industryList' } },
  demo: 0,
  roles: { admin: 'all', brokerManager: [], insurerManager: [], viewer: [] },
})
