import { defineArea } from '../../shared/area/defineArea.ts'
import { accountCode, accountKind, keptBy, permissions, roles, signedAmount } from './ofFinance.ts'

/** The accounts of the books, each opened by the first entry on it; what stands on them is kept with the entries. */
export const ledgerAccount = defineArea({
  id: 'ledger_account',
  name: 'ledgerAccount',
  table: 'ledger_accounts',
  route: '/finance-accounting',
  menu: [],
  beside: ['ledger_entry', 'ledger_line', 'ledger_closing'],
  scope: keptBy,
  fields: {
    name: { type: 'text', max: 250, required: true },
    code: accountCode,
    kind: accountKind,
    keeper: { type: 'text', max: 250, required: true },
    posted: signedAmount,
    pending: signedAmount,
  },
  title: 'name',
  subtitle: 'keeper',
  sections: [{ id: 'account', fields: ['name', 'code', 'kind', 'keeper', 'posted', 'pending'] }],
  tabs: {
    facts: { sections: ['account'] },
    statement: { permission: 'financeAccounting.list', wide: true },
  },
  pages: { trialBalance: { path: '/trial-balance', permission: 'financeAccounting.list' } },
  list: {
    columns: ['name', 'code', 'kind', 'keeper', 'posted', 'pending'],
    shown: ['name', 'code', 'kind', 'keeper', 'posted', 'pending'],
    sorts: ['name', 'kind', 'keeper', 'posted', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'kind', kind: 'options' },
      { field: 'keeper', kind: 'values' },
      { field: 'posted', kind: 'amountRange' },
    ],
    search: ['name', 'keeper'],
    summary: ['posted', 'pending'],
  },
  permissions,
  demo: 0,
  roles,
})
