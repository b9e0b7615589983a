import { defineArea } from '../../shared/area/defineArea.ts'
import { accountKind, entryKind, keptBy, permissions, roles, signedAmount } from './ofFinance.ts'

/** The sides of the entries, as they stand on the accounts. */
export const ledgerLine = defineArea({
  id: 'ledger_line',
  name: 'ledgerLine',
  table: 'ledger_lines',
  route: '/finance-accounting/line',
  menu: [],
  beside: ['ledger_account', 'ledger_entry', 'ledger_closing'],
  scope: keptBy,
  fields: {
    booked_on: { type: 'date', required: true },
    account: { type: 'reference', area: 'ledger_account', required: true },
    accountKind,
    entry: { type: 'reference', area: 'ledger_entry', required: true },
    kind: entryKind,
    amount: signedAmount,
    layer: {
      type: 'option',
      options: ['POSTED', 'PENDING'],
      intents: { POSTED: 'success', PENDING: 'warning' },
      required: true,
    },
    reference: { type: 'text', max: 60, required: true },
    subject: { type: 'text', max: 60, required: true },
  },
  title: 'reference',
  subtitle: 'subject',
  sections: [
    { id: 'line', fields: ['booked_on', 'account', 'accountKind', 'amount', 'layer'] },
    { id: 'entry', fields: ['entry', 'kind', 'reference', 'subject'] },
  ],
  list: {
    columns: ['booked_on', 'account', 'accountKind', 'entry', 'kind', 'amount', 'layer', 'reference', 'subject'],
    shown: ['booked_on', 'accountKind', 'account', 'kind', 'amount', 'reference', 'subject'],
    sorts: ['booked_on', 'created_at'],
    order: '-created_at',
    filters: [
      { field: 'account', kind: 'reference' },
      { field: 'accountKind', kind: 'options' },
      { field: 'entry', kind: 'reference' },
      { field: 'kind', kind: 'options' },
      { field: 'layer', kind: 'options' },
      { field: 'booked_on', kind: 'dateRange' },
      { field: 'amount', kind: 'amountRange' },
    ],
    search: ['reference', 'subject'],
    summary: ['amount'],
  },
  permissions,
  demo: 0,
  roles,
})
