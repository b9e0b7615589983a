import { asks } from '../../../machines/invoice/invoice.asks.ts'
import { invoicePermissions } from '../../../machines/invoice/invoice.permissions.ts'
import { invoiceStatuses } from '../../../machines/invoice/invoice.statuses.ts'
import { paymentMethods } from '../../../machines/kit/paymentMethods.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const known = { readOnly: true } as const

/** What payers owe for policies or of claims, with what has come of it. */
export const invoice = defineArea({
  id: 'invoice',
  name: 'partnershipInvoice',
  table: 'invoices',
  route: '/partnership/invoice',
  menu: [{ group: 'partnership', entry: 'invoiceList' }],
  scope: { broker: 'broker_id', partner: { column: 'partner_id', represented: true, vacant: true } },
  fields: {
    ...asks,
    purpose: { ...asks.purpose, intents: { PREMIUM: 'informative', OWN_RISK: 'warning', POOL_TOP_UP: 'accent' } },
    claim: { ...asks.claim, required: false },
    partner: { ...asks.partner, required: false },
    number: { type: 'text', max: 60, unique: true, required: true, ...known },
    code: { type: 'text', max: 40, required: true, ...known },
    lines: {
      type: 'group',
      fields: {
        number: { type: 'text', max: 60, required: true },
        title: { type: 'text', max: 200, required: true },
        amount: { type: 'money', required: true },
      },
      max: 100,
      ...known,
    },
    lineCount: { type: 'integer', min: 1, max: 100, required: true, ...known },
    customer_name: { type: 'text', max: 200, required: true, ...known },
    email: { type: 'text', max: 254, ...known },
    phone: { type: 'text', max: 20, ...known },
    payer: { type: 'text', max: 254, required: true, unshown: true, ...known },
    paidAmount: { type: 'money', required: true, ...known },
    rest: { type: 'money', required: true, ...known },
    unapplied: { type: 'money', required: true, ...known },
    refunded: { type: 'money', required: true, ...known },
    issued_at: { type: 'instant', required: true, ...known },
    issued_by: { type: 'text', max: 250, required: true, ...known },
    dueAt: { type: 'instant', required: true, ...known },
    mailedAt: { type: 'instant', ...known },
    hasLink: { type: 'flag', ...known },
    instruction: { type: 'text', max: 60, ...known },
    method: { type: 'option', options: [...paymentMethods, 'CASHIER', 'BANK', 'CREDIT'], ...known },
    paidDate: { type: 'date', ...known },
    payment_reference: { type: 'text', max: 80, ...known },
    proof: { type: 'text', max: 255, ...known },
    refund_due: { type: 'money', ...known },
    refund_account: { type: 'text', max: 250, ...known },
    refund_by: { type: 'text', max: 250, ...known },
    reason: { type: 'longText', max: 1000, ...known },
    closed_at: { type: 'instant', ...known },
    closed_by: { type: 'text', max: 250, ...known },
  },
  title: 'number',
  subtitle: 'customer_name',
  stake: 'rest',
  kept: {},
  number: 'number',
  sections: [
    {
      id: 'invoice',
      fields: ['number', 'purpose', 'customer_name', 'email', 'phone', 'issued_at', 'issued_by', 'dueAt', 'remark'],
    },
    { id: 'lines', fields: ['lines', 'lineCount', 'trainPolicies', 'busPolicies', 'claim', 'partner'] },
    { id: 'sums', fields: ['amount', 'paidAmount', 'rest', 'unapplied', 'refunded'] },
    {
      id: 'payment',
      fields: ['method', 'paidDate', 'payment_reference', 'proof', 'mailedAt', 'hasLink', 'code', 'instruction'],
    },
    { id: 'refund', fields: ['refund_due', 'refund_account', 'refund_by'] },
    { id: 'closing', fields: ['reason', 'closed_at', 'closed_by'] },
  ],
  list: {
    columns: [
      'number',
      'customer_name',
      'purpose',
      'lineCount',
      'amount',
      'paidAmount',
      'rest',
      'unapplied',
      'refunded',
      'dueAt',
      'method',
      'paidDate',
      'payment_reference',
      'code',
      'mailedAt',
    ],
    shown: ['number', 'customer_name', 'purpose', 'amount', 'rest', 'unapplied', 'dueAt'],
    sorts: ['created_at', 'updated_at', 'amount', 'dueAt'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'purpose', kind: 'options' },
      { field: 'method', kind: 'options' },
      { field: 'amount', kind: 'amountRange' },
      { field: 'unapplied', kind: 'amountRange' },
      { field: 'created_at', kind: 'dateRange' },
      { field: 'paidDate', kind: 'dateRange' },
      { field: 'partner', kind: 'reference' },
    ],
    search: ['number', 'code', 'customer_name', 'payment_reference'],
    views: {
      toApply: { filter: { unapplied: { currency: 'IDR', from: 1, to: null } } },
      endingSoon: { tab: 'WAITING_PAYMENT', sort: 'dueAt' },
    },
    summary: ['amount', 'paidAmount', 'rest', 'unapplied', 'refunded'],
  },
  permissions: {
    list: invoicePermissions.list,
    detail: invoicePermissions.detail,
    upload: invoicePermissions.upload,
    begin: invoicePermissions.create,
  },
  operations: {
    list: {
      name: 'invoice.list',
      aliases: [{ name: 'partnership.listInvoice', method: 'POST', path: '/api/v2/policies/internal/invoices/list' }],
    },
    statuses: {
      name: 'invoice.statuses',
      aliases: [
        { name: 'partnership.summaryInvoices', method: 'POST', path: '/api/v2/policies/internal/invoices/summaries' },
      ],
    },
    detail: {
      name: 'invoice.detail',
      aliases: [
        { name: 'partnership.detailInvoice', method: 'GET', path: '/api/v2/policies/internal/invoices/{number}' },
      ],
    },
    timeline: {
      name: 'invoice.timeline',
      aliases: [
        {
          name: 'partnership.invoiceHistories',
          method: 'GET',
          path: '/api/v2/policies/internal/invoices/{number}/histories',
        },
      ],
    },
    begin: {
      name: 'invoice.begin',
      aliases: [
        { name: 'partnership.createInvoice', method: 'POST', path: '/api/v2/policies/internal/invoices/create' },
        {
          name: 'partnership.createClaimInvoice',
          method: 'POST',
          path: '/api/v2/claims/internal/invoice/create-claim-invoice',
        },
      ],
    },
  },
  roles: {
    admin: [],
    brokerManager: 'all',
    brokerFinance: 'all',
    partner: ['create', 'sendLink', 'collect', 'withdraw', 'payToCashier', 'cancel', 'upload'],
    partnerOfficer: ['create', 'sendLink', 'collect', 'withdraw', 'payToCashier', 'upload'],
    viewer: [],
  },
  lifecycle: {
    id: 'invoice',
    statuses: invoiceStatuses,
    book: 'ledger_entry',
    sections: [
      { id: 'purpose', fields: ['purpose', 'trainPolicies', 'busPolicies', 'claim', 'partner', 'amount', 'remark'] },
    ],
    documents: { invoice: ['invoice', 'lines', 'sums'] },
    load: () => import('../../../machines/invoice/invoice.ts').then((module) => module.invoice),
  },
})
