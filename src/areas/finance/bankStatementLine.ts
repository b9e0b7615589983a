import { defineArea } from '../../shared/area/defineArea.ts'
import { signedAmount } from './ofFinance.ts'

interface Standing {
  context: { status?: string }
}

const isUnmatched = { test: ({ context }: Standing) => context.status === 'UNMATCHED' }
const isSettled = { test: ({ context }: Standing) => context.status !== 'UNMATCHED' }

/** What a bank says has come and gone, line by line: each is found in the books, or somebody says what it is. */
export const bankStatementLine = defineArea({
  id: 'bank_statement_line',
  name: 'bankStatementLine',
  table: 'bank_statement_lines',
  route: '/finance-operation/bank-statement',
  menu: [{ group: 'financeOperation', entry: 'bankStatements' }],
  scope: { broker: 'broker_id' },
  beside: ['reconciliation', 'reconciliation_difference'],
  fields: {
    bankAccount: { type: 'text', max: 60, required: true },
    booked_on: { type: 'date', required: true },
    currency: { type: 'currency', required: true },
    amount: signedAmount,
    description: { type: 'text', max: 250, required: true },
    reference: { type: 'text', max: 60 },
    status: {
      type: 'option',
      options: ['UNMATCHED', 'MATCHED', 'SET_ASIDE'],
      intents: { UNMATCHED: 'warning', MATCHED: 'success', SET_ASIDE: 'subtle' },
      readOnly: true,
    },
    lines: { type: 'references', area: 'ledger_line', max: 50, readOnly: true },
    note: { type: 'longText', max: 1000, readOnly: true },
    resolvedAt: { type: 'instant', readOnly: true },
    resolvedBy: { type: 'text', max: 250, readOnly: true },
  },
  title: 'description',
  subtitle: 'bankAccount',
  stake: 'amount',
  imported: true,
  sections: [
    { id: 'line', fields: ['bankAccount', 'booked_on', 'currency', 'amount', 'description', 'reference', 'status'] },
    { id: 'match', fields: ['lines', 'note', 'resolvedAt', 'resolvedBy'] },
  ],
  pages: { candidates: { path: '/:id/match', permission: 'bankStatement.match' } },
  list: {
    tabs: {
      unmatched: { status: 'UNMATCHED' },
      matched: { status: 'MATCHED' },
      setAside: { status: 'SET_ASIDE' },
    },
    columns: ['booked_on', 'bankAccount', 'description', 'amount', 'reference', 'status', 'resolvedAt', 'resolvedBy'],
    shown: ['booked_on', 'description', 'amount', 'reference', 'status'],
    sorts: ['booked_on', 'created_at', 'amount'],
    order: '-booked_on',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'booked_on', kind: 'dateRange' },
      { field: 'amount', kind: 'amountRange' },
    ],
    search: ['description', 'reference', 'bankAccount', 'amount'],
    summary: ['amount'],
  },
  kept: {},
  permissions: { list: 'bankStatement.list', detail: 'bankStatement.detail', create: 'bankStatement.create' },
  actions: {
    match: {
      permission: 'bankStatement.match',
      on: 'record',
      page: 'candidates',
      intent: 'primary',
      input: { lines: { type: 'references', area: 'ledger_line', max: 50, required: true } },
      rules: { isUnmatched },
      against: ['isOfSameSum', 'isMatchedElsewhere', 'isOfCash'],
    },
    setAside: {
      permission: 'bankStatement.match',
      on: 'record',
      input: { note: { type: 'longText', max: 1000, required: true } },
      rules: { isUnmatched },
    },
    reopen: { permission: 'bankStatement.match', on: 'record', asked: true, rules: { isSettled } },
  },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: 'all', brokerApprover: [], viewer: [] },
})
