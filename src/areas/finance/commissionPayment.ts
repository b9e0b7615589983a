import { commissionPermissions } from '../../../machines/commission/commission.permissions.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { signedAmount } from './ofFinance.ts'
import { payout } from './payout.ts'

/** What a payout to a payee is made of: the part of each commission, less than nothing where it had gone back. */
export const commissionPayment = defineArea({
  id: 'commission_payment',
  name: 'commissionPayment',
  table: 'commission_payments',
  route: '/finance-operation/payout/:parent/commission',
  menu: [],
  parent: { area: payout, field: 'payout', with: { kind: 'COMMISSION' } },
  switchedBy: 'commission',
  scope: payout.scope,
  fields: {
    payout: { type: 'reference', area: 'payout', required: true, readOnly: true },
    commission: { type: 'reference', area: 'commission', required: true },
    commissionNumber: { type: 'text', max: 40, required: true },
    policyNumber: { type: 'text', max: 60, required: true },
    product_name: { type: 'text', max: 200, required: true },
    customer_name: { type: 'text', max: 200, required: true },
    amount: signedAmount,
    status: {
      type: 'option',
      options: ['OPEN', 'PAID', 'RETURNED', 'ENDED'],
      intents: { OPEN: 'accent', PAID: 'success', RETURNED: 'danger', ENDED: 'subtle' },
      required: true,
    },
  },
  title: 'policyNumber',
  subtitle: 'customer_name',
  stake: 'amount',
  sections: [
    {
      id: 'payment',
      fields: [
        'payout',
        'commission',
        'commissionNumber',
        'policyNumber',
        'product_name',
        'customer_name',
        'amount',
        'status',
      ],
    },
  ],
  list: {
    columns: ['policyNumber', 'commissionNumber', 'commission', 'product_name', 'customer_name', 'amount', 'status'],
    shown: ['policyNumber', 'commissionNumber', 'product_name', 'customer_name', 'amount', 'status'],
    sorts: ['created_at', 'policyNumber', 'amount'],
    order: 'policyNumber',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'commission', kind: 'reference' },
      { field: 'amount', kind: 'amountRange' },
    ],
    search: ['policyNumber', 'commissionNumber', 'customer_name'],
    summary: ['amount'],
  },
  permissions: { list: commissionPermissions.list, detail: commissionPermissions.detail },
  demo: 0,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerFinance: 'all',
    brokerApprover: 'all',
    viewer: [],
  },
})
