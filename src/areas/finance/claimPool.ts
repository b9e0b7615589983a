import { lines } from '../../../machines/kit/lines.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

/** Kept with the books, and by nothing else. */
const kept = { type: 'money', readOnly: true } as const

const of = (what: string) => `common.claimPool.partnership.${what}`

/** What partners have put aside for claims, each with the limit above which the insurer pays: its book is the account of that name. */
export const claimPool = defineArea({
  id: 'claim_pool',
  name: 'claimPool',
  table: 'claim_pools',
  route: '/partnership/claim-pool',
  menu: [{ group: 'partnership', entry: 'claimPool' }],
  beside: ['disbursement'],
  scope: { broker: 'broker_id', partner: { column: 'partner_id', represented: true, later: true } },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    partner: { type: 'reference', area: 'partner', required: true },
    productCategories: { type: 'options', options: lines, required: true },
    currency: { type: 'currency', required: true },
    stopLoss: { type: 'money', positive: true, required: true },
    balance: kept,
    awaited: kept,
    reserved: kept,
    available: kept,
    spent: kept,
    spentYear: { type: 'integer', min: 2000, max: 2999, year: true, readOnly: true },
  },
  title: 'code',
  stake: 'available',
  number: 'code',
  sections: [
    { id: 'pool', fields: ['code', 'partner', 'productCategories', 'currency'] },
    { id: 'stopLoss', fields: ['stopLoss', 'spent', 'spentYear'] },
    { id: 'balance', fields: ['balance', 'awaited', 'reserved', 'available'] },
  ],
  tabs: {
    facts: { sections: ['pool', 'stopLoss', 'balance'] },
    movements: { permission: of('detail'), wide: true },
  },
  list: {
    columns: [
      'code',
      'partner',
      'productCategories',
      'stopLoss',
      'spent',
      'spentYear',
      'balance',
      'awaited',
      'reserved',
      'available',
    ],
    shown: ['code', 'partner', 'productCategories', 'stopLoss', 'spent', 'balance', 'reserved', 'available'],
    sorts: ['code', 'created_at', 'updated_at'],
    order: 'code',
    filters: [
      { field: 'partner', kind: 'reference' },
      { field: 'productCategories', kind: 'options' },
      { field: 'available', kind: 'amountRange' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['code'],
    summary: ['balance', 'reserved', 'available', 'spent'],
  },
  permissions: { list: of('list'), detail: of('detail'), create: of('create'), edit: of('edit') },
  operations: {
    list: {
      name: 'claim_pool.list',
      aliases: [
        {
          name: 'partnership.listClaimPool',
          method: 'POST',
          path: '/api/v2/products/finance/internal/stoploss',
        },
        {
          name: 'partnership.getStoploss',
          method: 'GET',
          path: '/api/v2/products/{product}/internal/stoploss',
          braces: { product: 'productCategories' },
          columns: {
            id: 'id',
            code: 'code',
            partner: 'partner',
            currency: 'currency',
            stopLoss: 'stopLoss',
            spent: 'spent',
            spentYear: 'spentYear',
            reserved: 'reserved',
            available: 'available',
          },
        },
      ],
    },
    detail: {
      name: 'claim_pool.detail',
      aliases: [
        {
          name: 'partnership.detailClaimPool',
          method: 'GET',
          path: '/api/v2/products/finance/internal/stoploss/{code}',
        },
      ],
    },
  },
  demo: 0,
  roles: {
    admin: [],
    brokerManager: 'all',
    brokerFinance: 'all',
    brokerApprover: [],
    partner: [],
    viewer: [],
  },
})
