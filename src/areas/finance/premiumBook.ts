import { defineArea } from '../../shared/area/defineArea.ts'

/** What customers have paid for their cover and what has gone back to them, line by line as the cases booked it: nothing is changed. */
export const premiumBook = defineArea({
  id: 'premium_book',
  name: 'premiumBook',
  table: 'premium_postings',
  route: '/premium-book',
  menu: [{ group: 'lifeInsurance', entry: 'premiumBook' }],
  scope: { broker: 'broker_id', insurer: 'insurer_id', bank: 'bank_id', partner: 'partner_id' },
  fields: {
    booked_on: { type: 'date', required: true },
    account: {
      type: 'option',
      options: ['PREMIUM', 'REFUND'],
      intents: { PREMIUM: 'success', REFUND: 'warning' },
      required: true,
    },
    amount: { type: 'money', signed: true, required: true },
    reference: { type: 'text', max: 60, required: true },
    quotesCode: { type: 'text', max: 40, required: true },
    policyNumber: { type: 'text', max: 60 },
    policy: { type: 'reference', area: 'credit_life', required: true },
  },
  divided: 'bank',
  title: 'reference',
  subtitle: 'quotesCode',
  sections: [
    { id: 'posting', fields: ['booked_on', 'account', 'amount', 'reference'] },
    { id: 'policy', fields: ['quotesCode', 'policyNumber', 'policy'] },
  ],
  list: {
    columns: ['booked_on', 'account', 'amount', 'reference', 'quotesCode', 'policyNumber'],
    shown: ['booked_on', 'account', 'amount', 'reference', 'quotesCode', 'policyNumber'],
    sorts: ['booked_on', 'created_at', 'amount'],
    order: '-created_at',
    filters: [
      { field: 'account', kind: 'options' },
      { field: 'booked_on', kind: 'dateRange' },
      { field: 'amount', kind: 'amountRange' },
      { field: 'policy', kind: 'reference' },
    ],
    search: ['reference', 'quotesCode', 'policyNumber'],
    summary: ['amount'],
  },
  permissions: { list: 'premiumBook.list', detail: 'premiumBook.detail' },
  demo: 0,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerFinance: 'all',
    insurerManager: 'all',
    bankManager: 'all',
    viewer: [],
  },
})
