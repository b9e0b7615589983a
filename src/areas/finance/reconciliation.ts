import { defineArea } from '../../shared/area/defineArea.ts'

/** What is compared: books with themselves, cases with books, totals with rows, and the gateway with what cases were told. */
export const differenceKinds = [
  'BOOK',
  'ACCOUNT',
  'POOL',
  'RECEIVABLE',
  'UNAPPLIED',
  'INSURER_PAYABLE',
  'COMMISSION_PAYABLE',
  'COMMISSION_RECEIVABLE',
  'TOTALS',
  'GATEWAY',
] as const

const reconciled = ['reconciliation', 'reconciliation_difference', 'bank_statement_line'] as const
const beside = (own: string) => reconciled.filter((one) => one !== own)

/** Each comparison of what cases say, what the books say and what the payment gateway says: every night, and whenever somebody asks. */
export const reconciliation = defineArea({
  id: 'reconciliation',
  name: 'reconciliation',
  table: 'reconciliations',
  route: '/finance-operation/reconciliation',
  menu: [{ group: 'financeOperation', entry: 'reconciliations' }],
  scope: { broker: 'broker_id' },
  beside: beside('reconciliation'),
  fields: {
    code: { type: 'text', max: 40, required: true },
    day: { type: 'date', required: true },
    endedAt: { type: 'instant', required: true },
    askedBy: { type: 'text', max: 250 },
    compared: { type: 'integer', min: 0, max: 1_000_000_000, required: true },
    differences: { type: 'integer', min: 0, max: 1_000_000_000, required: true },
    outcome: {
      type: 'option',
      options: ['EQUAL', 'DIFFERENT'],
      intents: { EQUAL: 'success', DIFFERENT: 'danger' },
      required: true,
    },
  },
  title: 'code',
  subtitle: 'outcome',
  sections: [{ id: 'run', fields: ['code', 'day', 'endedAt', 'askedBy', 'compared', 'differences', 'outcome'] }],
  list: {
    columns: ['code', 'day', 'endedAt', 'askedBy', 'compared', 'differences', 'outcome'],
    shown: ['code', 'endedAt', 'askedBy', 'compared', 'differences', 'outcome'],
    sorts: ['day', 'created_at'],
    order: '-created_at',
    filters: [
      { field: 'outcome', kind: 'options' },
      { field: 'day', kind: 'dateRange' },
    ],
    search: ['code', 'askedBy'],
  },
  permissions: { list: 'reconciliation.list', detail: 'reconciliation.detail' },
  actions: { run: { permission: 'reconciliation.run', on: 'list', intent: 'primary' } },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: 'all', brokerApprover: [], viewer: [] },
})

const isOpen = { test: ({ context }: { context: { status?: string } }) => context.status === 'OPEN' }

/** What does not come to the same: somebody finds out why. What is equal again is over by itself. */
export const reconciliationDifference = defineArea({
  id: 'reconciliation_difference',
  name: 'reconciliationDifference',
  table: 'reconciliation_differences',
  route: '/finance-operation/difference',
  menu: [],
  scope: { broker: 'broker_id' },
  beside: beside('reconciliation_difference'),
  fields: {
    about: { type: 'text', max: 250, required: true },
    kind: { type: 'option', options: differenceKinds, required: true },
    day: { type: 'date', required: true },
    expected: { type: 'money', signed: true, required: true },
    found: { type: 'money', signed: true, required: true },
    status: {
      type: 'option',
      options: ['OPEN', 'RESOLVED', 'OVER'],
      intents: { OPEN: 'danger', RESOLVED: 'success', OVER: 'subtle' },
      required: true,
    },
    note: { type: 'longText', max: 1000 },
    resolvedAt: { type: 'instant' },
    resolvedBy: { type: 'text', max: 250 },
  },
  title: 'about',
  subtitle: 'kind',
  sections: [
    { id: 'difference', fields: ['kind', 'about', 'day', 'expected', 'found', 'status'] },
    { id: 'resolution', fields: ['note', 'resolvedAt', 'resolvedBy'] },
  ],
  list: {
    tabs: { open: { status: 'OPEN' }, resolved: { status: 'RESOLVED' }, over: { status: 'OVER' } },
    columns: ['about', 'kind', 'day', 'expected', 'found', 'status', 'resolvedAt', 'resolvedBy'],
    shown: ['about', 'kind', 'day', 'expected', 'found', 'status'],
    sorts: ['day', 'created_at'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'kind', kind: 'options' },
      { field: 'day', kind: 'dateRange' },
    ],
    search: ['about', 'note'],
  },
  permissions: { list: 'reconciliation.list', detail: 'reconciliation.detail' },
  actions: {
    resolve: {
      permission: 'reconciliation.resolve',
      on: 'record',
      intent: 'primary',
      input: { note: { type: 'longText', max: 1000, required: true } },
      rules: { isOpen },
    },
  },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: 'all', brokerApprover: [], viewer: [] },
})
