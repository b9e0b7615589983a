import { payeeRoles } from '../../../machines/commission/commission.context.ts'
import { commissionPermissions } from '../../../machines/commission/commission.permissions.ts'
import { commissionStatuses } from '../../../machines/commission/commission.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { premiumLines } from './premiumLines.ts'

const known = { readOnly: true } as const
const sum = { type: 'money', required: true, ...known } as const
const signed = { ...sum, signed: true } as const
const perCent = { type: 'rate', max: 100, required: true, ...known } as const

const columns = [
  'code',
  'policyNumber',
  'payee',
  'role',
  'line',
  'product_name',
  'customer_name',
  'accruedOn',
  'gross',
  'rate',
  'whole',
  'share',
  'accrued',
  'clawedBack',
  'commission',
  'ppn',
  'pph23',
  'net',
  'paidAmount',
  'balance',
  'paidDate',
  'payment_reference',
] as const

const filters = [
  { field: 'line', kind: 'options' },
  { field: 'payee', kind: 'values' },
  { field: 'accruedOn', kind: 'dateRange' },
  { field: 'paidDate', kind: 'dateRange' },
  { field: 'net', kind: 'amountRange' },
] as const

const search = ['code', 'policyNumber', 'customer_name', 'payee', 'payment_reference'] as const

/** What payees have of the commission of premiums: each arises with the premium, and goes back with it. */
export const commission = defineArea({
  id: 'commission',
  name: 'commissionTransaction',
  table: 'commissions',
  route: '/commission',
  menu: [{ group: 'commissionSummary' }],
  switchedBy: 'commission',
  scope: { broker: 'broker_id', partner: { column: 'partner_id', represented: true } },
  fields: {
    code: { type: 'text', max: 40, unique: true, required: true, ...known },
    policyNumber: { type: 'text', max: 60, required: true, ...known },
    line: { type: 'option', options: premiumLines, required: true, ...known },
    product_name: { type: 'text', max: 200, required: true, ...known },
    customer_name: { type: 'text', max: 200, required: true, ...known },
    remittance: { type: 'reference', area: 'remittance', required: true, ...known },
    payee: { type: 'text', max: 250, required: true, ...known },
    role: {
      type: 'option',
      options: payeeRoles,
      intents: { SELLER: 'informative', REFERRER: 'accent' },
      required: true,
      ...known,
    },
    accruedOn: { type: 'date', required: true, ...known },
    gross: sum,
    rate: perCent,
    whole: sum,
    share: perCent,
    accrued: sum,
    clawedBack: sum,
    commission: sum,
    ppnRate: perCent,
    ppn: sum,
    pph23Rate: perCent,
    pph23: sum,
    net: signed,
    paidAmount: signed,
    balance: signed,
    items: {
      type: 'group',
      fields: {
        date: { type: 'date', required: true },
        reference: { type: 'text', max: 60, required: true },
        commission: { type: 'money', signed: true, required: true },
        ppn: { type: 'money', signed: true, required: true },
        pph23: { type: 'money', signed: true, required: true },
        net: { type: 'money', signed: true, required: true },
      },
      max: 100,
      ...known,
    },
    requested_at: { type: 'instant', ...known },
    requested_by: { type: 'text', max: 250, ...known },
    approved_at: { type: 'instant', ...known },
    approved_by: { type: 'text', max: 250, ...known },
    reason: { type: 'longText', max: 1000, ...known },
    paidDate: { type: 'date', ...known },
    payment_reference: { type: 'text', max: 60, ...known },
  },
  title: 'policyNumber',
  subtitle: 'payee',
  stake: 'net',
  number: 'code',
  sections: [
    {
      id: 'commission',
      fields: ['code', 'payee', 'role', 'policyNumber', 'line', 'product_name', 'customer_name', 'accruedOn', 'remittance'],
    },
    {
      id: 'reckoning',
      fields: [
        'gross',
        'rate',
        'whole',
        'share',
        'accrued',
        'clawedBack',
        'commission',
        'ppnRate',
        'ppn',
        'pph23Rate',
        'pph23',
        'net',
      ],
    },
    { id: 'items', fields: ['items'] },
    { id: 'request', fields: ['requested_at', 'requested_by', 'approved_at', 'approved_by', 'reason'] },
    { id: 'payment', fields: ['paidAmount', 'paidDate', 'payment_reference', 'balance'] },
  ],
  list: {
    columns,
    shown: ['policyNumber', 'payee', 'line', 'accruedOn', 'whole', 'commission', 'net', 'balance'],
    sorts: ['created_at', 'updated_at', 'accruedOn', 'net'],
    order: '-accruedOn',
    filters: [{ field: 'status', kind: 'options' }, ...filters, { field: 'created_at', kind: 'dateRange' }],
    search,
    views: {
      toApprove: { tab: 'REQUESTED' },
      toPay: { tab: 'APPROVED' },
      owed: { filter: { balance: { currency: 'IDR', from: null, to: -1 } } },
    },
    summary: ['commission', 'ppn', 'pph23', 'net', 'paidAmount', 'balance'],
    totals: ['payee'],
  },
  mobile: { facts: ['accruedOn', 'line', 'net'] },
  beside: ['payout_history'],
  lists: [
    {
      id: 'payout_history',
      name: 'payoutHistory',
      route: '/payout-history',
      menu: [],
      permission: commissionPermissions.list,
      where: { status: 'PAID' },
      list: {
        columns,
        shown: ['policyNumber', 'payee', 'line', 'accruedOn', 'net', 'paidDate', 'payment_reference'],
        sorts: ['updated_at', 'accruedOn', 'net'],
        order: '-updated_at',
        filters,
        search,
        summary: ['commission', 'net', 'paidAmount'],
      },
    },
  ],
  permissions: { list: commissionPermissions.list, detail: commissionPermissions.detail },
  operations: {
    list: { name: 'commission.list', aliases: [{ name: 'commission.listCommissionDetail' }] },
    statuses: { name: 'commission.statuses', aliases: [{ name: 'commission.listCommissionDetailQuickView' }] },
    export: { name: 'commission.export', aliases: [{ name: 'commission.downloadCommissionDetailReports' }] },
  },
  roles: {
    admin: [],
    brokerManager: 'all',
    brokerFinance: ['request'],
    brokerApprover: ['approve', 'reject'],
    partner: ['request'],
    partnerOfficer: [],
    viewer: [],
  },
  lifecycle: {
    id: 'commission',
    statuses: commissionStatuses,
    book: 'ledger_entry',
    load: () => import('../../../machines/commission/commission.ts').then((module) => module.commission),
  },
})
