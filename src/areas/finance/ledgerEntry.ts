import { defineArea } from '../../shared/area/defineArea.ts'
import { entryKind, entryNumber, keptBy, permissions, roles, signedAmount } from './ofFinance.ts'

const filters = [
  { field: 'kind', kind: 'options' },
  { field: 'booked_on', kind: 'dateRange' },
  { field: 'amount', kind: 'amountRange' },
] as const

/** What cases have booked, entry by entry: nothing is changed, and a mistake is taken back by another that names it. */
export const ledgerEntry = defineArea({
  id: 'ledger_entry',
  name: 'ledgerEntry',
  table: 'ledger_entries',
  route: '/finance-accounting/journal',
  menu: [],
  beside: ['ledger_account', 'ledger_line', 'ledger_closing'],
  scope: keptBy,
  fields: {
    entryNumber,
    booked_on: { type: 'date', required: true },
    valued_on: { type: 'date', required: true },
    kind: entryKind,
    amount: signedAmount,
    reference: { type: 'text', max: 60, required: true },
    subject: { type: 'text', max: 60, required: true },
    policy: { type: 'reference', area: 'credit_life' },
    policyNumber: { type: 'text', max: 60 },
    reverses: { type: 'reference', area: 'ledger_entry', readOnly: true },
    area: { type: 'text', max: 60, required: true, unshown: true },
    caseId: { type: 'text', max: 60, required: true, unshown: true },
  },
  divided: 'bank',
  title: 'reference',
  subtitle: 'subject',
  sections: [
    { id: 'entry', fields: ['entryNumber', 'booked_on', 'valued_on', 'kind', 'amount', 'reference', 'reverses'] },
    { id: 'about', fields: ['subject', 'policyNumber', 'policy'] },
  ],
  tabs: {
    facts: { sections: ['entry', 'about'] },
    lines: { permission: 'financeAccounting.list', wide: true },
  },
  cells: ['subject'],
  list: {
    columns: [
      'booked_on',
      'entryNumber',
      'valued_on',
      'kind',
      'amount',
      'reference',
      'subject',
      'policyNumber',
      'reverses',
      'area',
      'caseId',
    ],
    shown: ['booked_on', 'entryNumber', 'kind', 'amount', 'reference', 'subject', 'reverses'],
    sorts: ['booked_on', 'created_at', 'amount'],
    order: '-created_at',
    filters: [...filters, { field: 'reverses', kind: 'reference' }],
    search: ['reference', 'subject', 'policyNumber'],
  },
  lists: [
    {
      id: 'premium_book',
      name: 'premiumBook',
      route: '/premium-book',
      menu: [{ group: 'lifeInsurance', entry: 'premiumBook' }],
      permission: 'premiumBook.list',
      where: { kind: ['PREMIUM', 'REFUND'] },
      list: {
        columns: ['booked_on', 'kind', 'amount', 'reference', 'subject', 'policyNumber', 'area', 'caseId'],
        shown: ['booked_on', 'kind', 'amount', 'reference', 'subject', 'policyNumber'],
        sorts: ['booked_on', 'created_at', 'amount'],
        order: '-created_at',
        filters: [...filters, { field: 'policy', kind: 'reference' }],
        search: ['reference', 'subject', 'policyNumber'],
        summary: ['amount'],
      },
    },
  ],
  permissions: { list: permissions.list, detail: 'premiumBook.detail' },
  demo: 0,
  roles: { ...roles, insurerManager: 'all', bankManager: 'all' },
})
