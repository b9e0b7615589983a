import { say } from '../../../machines/fields/messages.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const contacts = {
  type: 'group',
  fields: {
    name: { type: 'text', max: 120, rule: 'name', required: true },
    phone: { type: 'text', max: 16, rule: 'phone', required: true },
    email: { type: 'text', max: 254, rule: 'email', required: true },
  },
  max: 10,
} as const

export const partner = defineArea({
  id: 'partner',
  name: 'partner',
  table: 'partners',
  route: '/partner',
  menu: [{ group: 'partnerManagement' }],
  scope: { broker: 'organisation_id' },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    brandingName: { type: 'text', max: 120, required: true },
    legalName: { type: 'text', max: 200, required: true },
    legalAddress: { type: 'longText', max: 500, required: true },
    businessDescription: { type: 'longText', max: 1000, required: true },
    categories: {
      type: 'options',
      options: [
        'BANK',
        'MULTIFINANCE',
        'FINTECH',
        'COOPERATIVE',
        'ECOMMERCE',
        'RETAIL',
        'TELECOMMUNICATION',
        'TRAVEL',
        'TRANSPORT',
        'LOGISTICS',
        'HEALTHCARE',
        'AGENCY',
      ],
      required: true,
    },
    colour: { type: 'colour', required: true },
    accountName: { type: 'text', max: 120, rule: 'name' },
    accountNumber: { type: 'text', max: 34, rule: 'digits' },
    bank: { type: 'reference', area: 'bank' },
    picName: { type: 'text', max: 120, rule: 'name', required: true },
    picPhone: { type: 'text', max: 16, rule: 'phone', required: true },
    picEmail: { type: 'text', max: 254, rule: 'email', required: true },
    pics: contacts,
    reconPics: contacts,
    roleTemplate: {
      type: 'option',
      options: ['PARTNER', 'PARTNER_ADMIN', 'MANAGER', 'STORE_MANAGER', 'SALES_AGENT', 'SERVICE_CENTRE'],
      required: true,
    },
    commission: { type: 'flag' },
    agent: { type: 'flag' },
  },
  title: 'brandingName',
  subtitle: 'code',
  sections: [
    {
      id: 'identity',
      fields: ['code', 'brandingName', 'legalName', 'legalAddress', 'businessDescription', 'categories'],
    },
    { id: 'branding', fields: ['colour'] },
    { id: 'access', fields: ['roleTemplate', 'commission', 'agent'] },
    { id: 'mainContact', fields: ['picName', 'picPhone', 'picEmail'] },
    { id: 'contacts', fields: ['pics', 'reconPics'] },
    { id: 'bankAccount', fields: ['accountName', 'accountNumber', 'bank'] },
  ],
  list: {
    tabs: { partners: { agent: false }, agents: { agent: true } },
    views: { commission: { filter: { commission: true } } },
    columns: [
      'brandingName',
      'code',
      'legalName',
      'categories',
      'colour',
      'picName',
      'roleTemplate',
      'commission',
      'agent',
    ],
    shown: ['brandingName', 'code', 'categories', 'picName', 'roleTemplate', 'commission'],
    sorts: ['brandingName', 'code', 'created_at', 'updated_at'],
    order: 'brandingName',
    filters: [
      { field: 'categories', kind: 'options' },
      { field: 'roleTemplate', kind: 'options' },
      { field: 'commission', kind: 'flag' },
      { field: 'bank', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['brandingName', 'legalName', 'code', 'picName'],
  },
  permissions: {
    list: 'partner.list',
    detail: 'partner.detail',
    create: 'partner.create',
    edit: 'partner.edit',
    delete: 'partner.delete',
  },
  operations: {
    list: {
      name: 'partner.list',
      aliases: [
        { name: 'user.partners' },
        { name: 'partnership.listPartners', method: 'GET', path: '/v2/organizations/self/relations' },
      ],
    },
    detail: { name: 'partner.getPartnerById' },
  },
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: [], brokerFinance: [], viewer: [] },
  refine: ({ bank, accountName, accountNumber }) =>
    [bank, accountName, accountNumber].some(Boolean)
      ? Object.entries({ accountName, accountNumber, bank }).flatMap(([path, value]) =>
          value ? [] : [{ path, ...say('required') }],
        )
      : [],
})
