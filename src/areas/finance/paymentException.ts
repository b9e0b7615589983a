import { defineArea } from '../../shared/area/defineArea.ts'

interface Standing {
  context: { status?: string }
}

const isUnresolved = { test: ({ context }: Standing) => context.status === 'OPEN' }

/** What the payment gateway tells and nothing is done with: a person finds out what it is, and says what became of it. */
export const paymentException = defineArea({
  id: 'payment_exception',
  name: 'paymentException',
  table: 'payment_exceptions',
  route: '/finance-operation/payment-exception',
  menu: [{ group: 'financeOperation', entry: 'paymentExceptions' }],
  scope: { broker: 'broker_id' },
  fields: {
    reference: { type: 'text', max: 60, required: true },
    kind: {
      type: 'option',
      options: ['UNKNOWN_REFERENCE', 'UNKNOWN_AT_GATEWAY', 'UNCONFIRMED', 'OTHER_SUM', 'OTHER_CURRENCY', 'NOT_TAKEN'],
      required: true,
    },
    told: { type: 'text', max: 60, required: true },
    amount: { type: 'money' },
    reason: { type: 'longText', max: 1000 },
    detail: { type: 'json', max: 20_000, required: true },
    status: {
      type: 'option',
      options: ['OPEN', 'RESOLVED'],
      intents: { OPEN: 'warning', RESOLVED: 'success' },
      readOnly: true,
      required: true,
    },
    note: { type: 'longText', max: 1000, readOnly: true },
    resolvedAt: { type: 'instant', readOnly: true },
    resolvedBy: { type: 'text', max: 250, readOnly: true },
  },
  title: 'reference',
  subtitle: 'told',
  stake: 'amount',
  sections: [
    { id: 'exception', fields: ['reference', 'kind', 'told', 'amount', 'reason', 'status'] },
    { id: 'resolution', fields: ['note', 'resolvedAt', 'resolvedBy'] },
    { id: 'detail', fields: ['detail'] },
  ],
  list: {
    columns: ['reference', 'kind', 'told', 'amount', 'status', 'resolvedAt', 'resolvedBy'],
    shown: ['reference', 'kind', 'told', 'amount', 'status', 'resolvedBy'],
    sorts: ['created_at', 'reference', 'updated_at'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'kind', kind: 'options' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['reference', 'note', 'amount'],
  },
  permissions: { list: 'payment_exception.list', detail: 'payment_exception.detail' },
  actions: {
    resolve: {
      permission: 'payment_exception.resolve',
      on: 'record',
      intent: 'primary',
      input: { note: { type: 'longText', max: 1000, required: true } },
      rules: { isUnresolved },
    },
  },
  demo: 4,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: 'all', viewer: [] },
})
