import type { Fields } from '../../../machines/fields/fields.ts'

const fields = {
  policyNumber: { type: 'text', max: 40, unique: true, required: true },
  status: {
    type: 'option',
    options: ['active', 'pending-payment', 'pending-activation', 'expired', 'rejected', 'unpaid'],
    intents: {
      active: 'success',
      'pending-payment': 'warning',
      'pending-activation': 'accent',
      expired: 'subtle',
      rejected: 'danger',
      unpaid: 'warning',
    },
    required: true,
  },
  policyPeriod: { type: 'period', readOnly: true },
  product_name: { type: 'text', max: 120, required: true },
  product_code: { type: 'text', max: 40, required: true },
  customer_name: { type: 'text', max: 120, rule: 'name', required: true },
  phone: { type: 'text', max: 16, rule: 'phone' },
  email: { type: 'text', max: 254, rule: 'email' },
  ticketNumber: { type: 'text', max: 40, required: true },
  operator: { type: 'text', max: 120, required: true },
  origin: { type: 'text', max: 120, required: true },
  destination: { type: 'text', max: 120, required: true },
  departureDate: { type: 'date', required: true },
  premium: { type: 'money', required: true },
  totalSumInsured: { type: 'money', required: true },
} as const satisfies Fields

/** What the policies of the lines that insure a journey have in common: as long as they are only read, all but their names. */
export const journeyPolicies = {
  scope: { broker: 'broker_id', insurer: 'insurer_id', partner: { column: 'partner_id', represented: true } },
  fields,
  title: 'policyNumber',
  number: 'policyNumber',
  subtitle: 'customer_name',
  sections: [
    { id: 'policy', fields: ['policyNumber', 'status', 'policyPeriod', 'product_name', 'product_code'] },
    { id: 'customer', fields: ['customer_name', 'phone', 'email'] },
    { id: 'journey', fields: ['ticketNumber', 'operator', 'origin', 'destination', 'departureDate'] },
    { id: 'cover', fields: ['premium', 'totalSumInsured'] },
  ],
  list: {
    columns: [
      'policyNumber',
      'customer_name',
      'product_name',
      'operator',
      'origin',
      'destination',
      'departureDate',
      'policyPeriod',
      'premium',
      'totalSumInsured',
      'status',
    ],
    shown: ['policyNumber', 'customer_name', 'product_name', 'departureDate', 'premium', 'totalSumInsured'],
    sorts: ['created_at', 'policyNumber', 'departureDate', 'premium'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'departureDate', kind: 'dateRange' },
    ],
    search: ['policyNumber', 'customer_name', 'ticketNumber'],
  },
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: [], insurerManager: 'all', partner: 'all', viewer: [] },
} as const
