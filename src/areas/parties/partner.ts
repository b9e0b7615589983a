import { misnumbered } from '../../../machines/fields/accountNumber.ts'
import { say } from '../../../machines/fields/messages.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { templateField, wrongTemplate } from '../organisations/templateField.ts'

const contacts = {
  type: 'group',
  fields: {
    name: { type: 'text', max: 120, rule: 'name', required: true },
    phone: { type: 'phone', required: true },
    email: { type: 'text', max: 254, rule: 'email', required: true },
  },
  max: 10,
} as const

const productCategories = {
  type: 'references',
  area: 'insurance_category',
  listed: true,
  max: 50,
  readOnly: true,
} as const

/** The partners that sell a line, as whoever chooses one of them is told. */
const ofLine = (line: 'train' | 'bus') => ({
  name: `${line}.listPartners`,
  columns: { id: 'id', code: 'code', name: 'brandingName' } as const,
  filter: { productCategories: { slug: [line] } },
})

export const partner = defineArea({
  id: 'partner',
  name: 'partner',
  table: 'partners',
  route: '/partner',
  menu: [{ group: 'partnerManagement' }],
  scope: { broker: 'organisation_id' },
  represented: 'organisation',
  watched: true,
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    brandingName: { type: 'text', max: 120, required: true },
    legalName: { type: 'text', max: 200, required: true },
    legalAddress: { type: 'longText', max: 500, required: true },
    country: { type: 'country', required: true },
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
    logoBig: { type: 'image', width: 240, height: 120, required: true },
    logoSmall: { type: 'image', width: 120, height: 120, required: true },
    accountName: { type: 'text', max: 120, rule: 'name' },
    accountNumber: { type: 'text', max: 34, rule: 'digits' },
    bank: {
      type: 'reference',
      area: 'bank',
      facts: {
        status: { type: 'option', options: ['ACTIVE', 'INACTIVE'], required: true },
        accountDigitsMin: { type: 'integer', min: 5, max: 20, required: true },
        accountDigitsMax: { type: 'integer', min: 5, max: 20, required: true },
      },
    },
    picName: { type: 'text', max: 120, rule: 'name', required: true },
    picPhone: { type: 'phone', required: true },
    picEmail: { type: 'text', max: 254, rule: 'email', required: true },
    pics: contacts,
    reconPics: contacts,
    organisation: { type: 'reference', area: 'organisation', readOnly: true },
    roleTemplate: { ...templateField, filter: { kind: ['partner'] } },
    commission: { type: 'flag', words: true },
    agent: { type: 'flag', words: true },
    agreements: { type: 'files', kinds: ['application/pdf'], megabytes: 10, max: 5 },
    productCategories,
  },
  title: 'brandingName',
  subtitle: 'code',
  sections: [
    {
      id: 'identity',
      fields: ['code', 'brandingName', 'legalName', 'legalAddress', 'country', 'businessDescription', 'categories'],
    },
    { id: 'branding', fields: ['colour', 'logoBig', 'logoSmall'] },
    { id: 'access', fields: ['roleTemplate', 'organisation', 'commission', 'agent'] },
    { id: 'agreements', fields: ['agreements'] },
    { id: 'mainContact', fields: ['picName', 'picPhone', 'picEmail'] },
    { id: 'contacts', fields: ['pics', 'reconPics'] },
    { id: 'bankAccount', fields: ['accountName', 'accountNumber', 'bank'] },
    { id: 'products', fields: ['productCategories'] },
  ],
  wizard: true,
  tabs: {
    profile: { sections: ['identity', 'branding', 'access', 'agreements'] },
    contacts: { sections: ['mainContact', 'contacts'] },
    account: { sections: ['bankAccount'] },
    offer: { sections: ['products'] },
  },
  list: {
    tabs: { partners: { agent: false }, agents: { agent: true } },
    views: { commission: { filter: { commission: true } } },
    columns: [
      'brandingName',
      'logoSmall',
      'code',
      'legalName',
      'country',
      'categories',
      'colour',
      'picName',
      'roleTemplate',
      'commission',
      'agent',
    ],
    shown: ['brandingName', 'code', 'country', 'categories', 'picName', 'commission'],
    sorts: ['brandingName', 'code', 'created_at', 'updated_at'],
    order: 'brandingName',
    filters: [
      { field: 'categories', kind: 'options' },
      { field: 'productCategories', kind: 'reference' },
      { field: 'country', kind: 'country' },
      { field: 'roleTemplate', kind: 'reference' },
      { field: 'commission', kind: 'flag' },
      { field: 'agent', kind: 'flag' },
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
        { ...ofLine('train'), method: 'GET', path: '/api/train/v2/partners' },
        ofLine('bus'),
        {
          name: 'partner.listProductCategoriesByOrganization',
          columns: { id: 'id', code: 'code', name: 'brandingName', productCategories: 'productCategories' },
        },
      ],
    },
    detail: {
      name: 'partner.getPartnerById',
      aliases: [
        {
          name: 'partner.getPartnerProductCategoriesById',
          columns: { id: 'id', code: 'code', productCategories: 'productCategories' },
        },
      ],
    },
  },
  number: 'code',
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: [],
    brokerUnderwriter: [],
    brokerFinance: [],
    viewer: [],
  },
  cells: ['brandingName'],
  pages: { products: { path: '/:id/products', permission: 'partner.products' } },
  actions: {
    editProductCategories: {
      permission: 'partner.editProductCategories',
      operation: { name: 'partner.editProductCategories' },
      on: 'record',
      page: 'products',
      input: { productCategories: { ...productCategories, readOnly: false } },
    },
    addProductCategories: {
      permission: 'partner.addProductCategories',
      operation: { name: 'partner.addProductCategories' },
      on: 'record',
      unoffered: true,
      input: { added: { ...productCategories, readOnly: false, required: true } },
    },
    deleteProductCategories: {
      permission: 'partner.deleteProductCategories',
      operation: { name: 'partner.deleteProductCategories' },
      on: 'record',
      unoffered: true,
      input: { removed: { ...productCategories, readOnly: false, required: true } },
    },
  },
  refine: ({ bank: id, accountNumber }, { bank: chosen, roleTemplate }) => {
    const ofOtherKind = wrongTemplate('partner', roleTemplate)
    if (!id) return [...ofOtherKind, ...(accountNumber ? [{ path: 'bank', ...say('required') }] : [])]
    if (!chosen) return ofOtherKind
    const { status, accountDigitsMin: min, accountDigitsMax: max } = chosen
    const misread = accountNumber ? misnumbered(accountNumber, { min, max }) : null
    return [
      ...ofOtherKind,
      ...(status === 'ACTIVE' ? [] : [{ path: 'bank', ...say('inactive') }]),
      ...(misread ? [{ path: 'accountNumber', ...misread }] : []),
    ]
  },
})
