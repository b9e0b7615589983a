import { lineKinds } from '../../../machines/invoice/invoice.asks.ts'
import { invoicePermissions } from '../../../machines/invoice/invoice.permissions.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { invoice } from './invoice.ts'

const known = { required: true, readOnly: true } as const

/** What an invoice bills, line by line: a policy, a claim or a pool; kept with its making, and never another. */
export const invoiceLine = defineArea({
  id: 'invoice_line',
  name: 'invoiceQuote',
  table: 'invoice_lines',
  route: '/partnership/invoice/:parent/quote',
  menu: [],
  parent: { area: invoice, field: 'invoice' },
  scope: invoice.scope,
  fields: {
    invoice: { type: 'reference', area: 'invoice', ...known },
    place: { type: 'integer', min: 1, max: 100, ...known },
    kind: {
      type: 'option',
      options: lineKinds,
      intents: { TRAIN: 'informative', BUS: 'informative', OWN_RISK: 'warning', POOL_TOP_UP: 'accent' },
      ...known,
    },
    number: { type: 'text', max: 60, ...known },
    title: { type: 'text', max: 200, ...known },
    amount: { type: 'money', ...known },
    trainPolicy: { type: 'reference', area: 'train_policy', readOnly: true },
    busPolicy: { type: 'reference', area: 'bus_policy', readOnly: true },
    claim: { type: 'reference', area: 'agent_claim', readOnly: true },
  },
  title: 'number',
  subtitle: 'title',
  sections: [
    { id: 'line', fields: ['invoice', 'place', 'kind', 'number', 'title', 'amount'] },
    { id: 'about', fields: ['trainPolicy', 'busPolicy', 'claim'] },
  ],
  list: {
    columns: ['place', 'number', 'title', 'kind', 'amount', 'trainPolicy', 'busPolicy', 'claim'],
    shown: ['place', 'number', 'title', 'kind', 'amount'],
    sorts: ['place', 'number', 'amount'],
    order: 'place',
    filters: [
      { field: 'kind', kind: 'options' },
      { field: 'amount', kind: 'amountRange' },
    ],
    search: ['number', 'title'],
    summary: ['amount'],
  },
  permissions: { list: invoicePermissions.detail, detail: invoicePermissions.detail },
  operations: { list: { name: 'finops.invoice_detail_quote_list.list' } },
  demo: 0,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerFinance: 'all',
    brokerApprover: 'all',
    partner: 'all',
    partnerOfficer: 'all',
    viewer: [],
  },
})
