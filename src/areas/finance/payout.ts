import { asks, payoutKinds } from '../../../machines/payout/payout.asks.ts'
import { payoutPermissions } from '../../../machines/payout/payout.permissions.ts'
import { payoutStatuses } from '../../../machines/payout/payout.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const known = { readOnly: true } as const

/** Of a remittance, what its sum is made of. */
const part = { type: 'money', ...known } as const

const found = {
  sorts: ['created_at', 'updated_at', 'amount'],
  search: ['number', 'transferReference', 'payeeName', 'accountNumber', 'sourceNumber', 'receipt', 'amount'],
  summary: ['amount'],
  order: '-created_at',
} as const

const filters = [
  { field: 'status', kind: 'options' },
  { field: 'amount', kind: 'amountRange' },
  { field: 'created_at', kind: 'dateRange' },
  { field: 'paidDate', kind: 'dateRange' },
] as const

const sent = ['payeeName', 'bank', 'accountNumber', 'amount', 'requested_by', 'transferReference', 'paidDate'] as const

/** Money that leaves by the payment gateway: back to payers, for fees, of commission and to insurers. */
export const payout = defineArea({
  id: 'payout',
  name: 'payoutRequest',
  table: 'payouts',
  route: '/finance-operation/payout',
  menu: [],
  scope: {
    broker: 'broker_id',
    insurer: { column: 'insurer_id', vacant: true },
    partner: { column: 'partner_id', represented: true, vacant: true },
  },
  fields: {
    ...asks,
    kind: {
      ...asks.kind,
      options: payoutKinds,
      intents: { REFUND: 'warning', FEE: 'informative', COMMISSION: 'accent', INSURER: 'accent' },
    },
    invoice: { ...asks.invoice, required: false },
    feeKind: { ...asks.feeKind, required: false },
    number: { type: 'text', max: 40, unique: true, required: true, ...known },
    itemCount: { type: 'integer', min: 1, max: 100_000, required: true, ...known },
    gross: part,
    commission: part,
    ppn: part,
    pph23: part,
    carried: { ...part, signed: true },
    sourceNumber: { type: 'text', max: 60, ...known },
    requested_at: { type: 'instant', required: true, ...known },
    requested_by: { type: 'text', max: 250, required: true, ...known },
    approvalsAsked: { type: 'integer', min: 1, max: 2, required: true, ...known },
    approvedBy: { type: 'text', max: 500, ...known },
    approved_at: { type: 'instant', ...known },
    accountChangedAt: { type: 'instant', ...known },
    accountChangedBy: { type: 'text', max: 250, ...known },
    isAccountNew: { type: 'flag', ...known },
    attempt: { type: 'integer', min: 0, max: 5, required: true, ...known },
    transferReference: { type: 'text', max: 60, ...known },
    sentAt: { type: 'instant', ...known },
    paidDate: { type: 'date', ...known },
    receipt: { type: 'text', max: 80, ...known },
    failure: { type: 'longText', max: 500, ...known },
    closingReason: { type: 'longText', max: 1000, ...known },
    closed_at: { type: 'instant', ...known },
    closed_by: { type: 'text', max: 250, ...known },
  },
  title: 'number',
  subtitle: 'payeeName',
  stake: 'amount',
  kept: { by: 'kind' },
  number: 'number',
  sections: [
    {
      id: 'payout',
      fields: ['number', 'kind', 'feeKind', 'amount', 'reason', 'requested_at', 'requested_by', 'itemCount'],
    },
    { id: 'source', fields: ['invoice', 'trainPolicy', 'busPolicy', 'creditLife', 'sourceNumber'] },
    { id: 'sums', fields: ['gross', 'commission', 'ppn', 'pph23', 'carried'] },
    {
      id: 'payee',
      fields: [
        'payeeName',
        'bank',
        'accountNumber',
        'accountName',
        'accountChangedAt',
        'accountChangedBy',
        'isAccountNew',
      ],
    },
    { id: 'approval', fields: ['approvalsAsked', 'approvedBy', 'approved_at'] },
    { id: 'transfer', fields: ['attempt', 'transferReference', 'sentAt', 'paidDate', 'receipt', 'failure'] },
    { id: 'closing', fields: ['closingReason', 'closed_at', 'closed_by'] },
  ],
  tabs: {
    facts: { sections: ['payout', 'source', 'sums', 'payee', 'approval', 'transfer', 'closing'] },
    sum: { permission: 'financeOperation.paymentToInsurerRequest.list', wide: true },
    timeline: { permission: payoutPermissions.detail, wide: true },
  },
  list: {
    ...found,
    columns: ['number', 'kind', ...sent, 'sourceNumber', 'attempt', 'approved_at', 'sentAt'],
    shown: ['number', 'kind', 'payeeName', 'amount', 'requested_by', 'paidDate'],
    filters: [...filters, { field: 'kind', kind: 'options' }, { field: 'invoice', kind: 'reference' }],
    views: { failedLately: { tab: 'FAILED', sort: '-updated_at' } },
  },
  lists: [
    {
      id: 'refund',
      name: 'refund',
      route: '/finance-operation/refund',
      menu: [],
      permission: 'financeOperation.refund.list',
      where: { kind: 'REFUND' },
      list: {
        ...found,
        columns: ['number', 'sourceNumber', ...sent],
        shown: ['number', 'sourceNumber', 'payeeName', 'amount', 'requested_by', 'paidDate'],
        filters: filters,
      },
    },
    {
      id: 'additional_fee_request',
      name: 'additionalFeeRequest',
      route: '/finance-operation/additional-fee-request',
      menu: [{ group: 'financeOperation', entry: 'additionalFeeRequest' }],
      permission: 'financeOperation.additionalFeeRequest.list',
      where: { kind: 'FEE' },
      list: {
        ...found,
        columns: ['number', 'feeKind', ...sent, 'trainPolicy', 'busPolicy', 'creditLife'],
        shown: ['number', 'feeKind', 'payeeName', 'amount', 'requested_by', 'paidDate'],
        filters: [...filters, { field: 'feeKind', kind: 'options' }],
      },
      operations: { list: { name: 'finops.additional_fee_request.list' } },
    },
    {
      id: 'commission_request',
      name: 'commissionRequest',
      route: '/finance-operation/commission-request',
      menu: [{ group: 'financeOperation', entry: 'commissionRequest' }],
      permission: 'financeOperation.commissionRequest.list',
      where: { kind: 'COMMISSION' },
      list: {
        ...found,
        columns: ['number', 'itemCount', 'commission', 'ppn', 'pph23', 'carried', ...sent],
        shown: ['number', 'payeeName', 'itemCount', 'commission', 'carried', 'amount', 'paidDate'],
        filters: filters,
      },
      operations: { list: { name: 'finops.commission_request.list' } },
    },
    {
      id: 'payment_to_insurer_transaction',
      name: 'paymentToInsurerTransaction',
      route: '/finance-operation/payment-to-insurer-transaction',
      menu: [{ group: 'financeOperation', entry: 'paymentToInsurerTransaction' }],
      permission: 'financeOperation.paymentToInsurerTransaction.list',
      recalled: true,
      where: { kind: 'INSURER' },
      list: {
        ...found,
        columns: ['number', 'itemCount', 'gross', 'commission', 'ppn', 'pph23', ...sent],
        shown: ['number', 'payeeName', 'itemCount', 'gross', 'commission', 'amount', 'paidDate'],
        filters: [{ field: 'payeeName', kind: 'values' }, ...filters],
      },
      operations: {
        list: { name: 'finops.payment_to_insurer_transaction.list' },
        export: { name: 'finops.payment_to_insurer_transaction.download' },
      },
    },
    {
      id: 'payout_history',
      name: 'payoutHistory',
      route: '/finance-operation/paid',
      menu: [],
      permission: 'financeOperation.payoutHistory.list',
      where: { status: 'PAID' },
      list: {
        ...found,
        columns: ['number', 'kind', ...sent, 'receipt'],
        shown: ['number', 'kind', 'payeeName', 'amount', 'paidDate', 'receipt'],
        filters: [...filters, { field: 'kind', kind: 'options' }],
      },
    },
  ],
  permissions: {
    list: payoutPermissions.list,
    detail: payoutPermissions.detail,
    upload: payoutPermissions.upload,
    begin: payoutPermissions.create,
  },
  roles: {
    admin: [],
    brokerManager: 'all',
    brokerFinance: [
      'create',
      'send',
      'retry',
      'correct',
      'cancel',
      'upload',
      'refund.list',
      'additionalFeeRequest.list',
      'commissionRequest.list',
      'paymentToInsurerTransaction.list',
      'payoutHistory.list',
    ],
    brokerApprover: [
      'approve',
      'reject',
      'refund.list',
      'additionalFeeRequest.list',
      'commissionRequest.list',
      'paymentToInsurerTransaction.list',
      'payoutHistory.list',
    ],
    viewer: [],
  },
  lifecycle: {
    id: 'payout',
    statuses: payoutStatuses,
    book: 'ledger_entry',
    from: {
      lifecycle: 'invoice',
      status: ['PAID', 'CANCELLED', 'EXPIRED'],
      field: 'invoice',
      with: { kind: 'REFUND' },
    },
    sections: [
      {
        id: 'payout',
        fields: ['kind', 'invoice', 'feeKind', 'trainPolicy', 'busPolicy', 'creditLife', 'amount', 'reason'],
      },
      { id: 'payee', fields: ['payeeName', 'bank', 'accountNumber', 'accountName'] },
    ],
    load: () => import('../../../machines/payout/payout.ts').then((module) => module.payout),
  },
})
