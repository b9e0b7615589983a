import { say } from '../../../machines/fields/messages.ts'
import { addDays, utcDay } from '../../../machines/kit/days.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { permissions } from './ofFinance.ts'

/** The ends of the periods that take no entries any more: what is of value before stands on the first day after. */
export const ledgerClosing = defineArea({
  id: 'ledger_closing',
  name: 'ledgerClosing',
  table: 'ledger_closings',
  route: '/finance-accounting/closing',
  menu: [],
  beside: ['ledger_account', 'ledger_entry', 'ledger_line'],
  scope: { broker: 'broker_id' },
  fields: {
    period: { type: 'text', max: 80, required: true },
    closedUntil: { type: 'date', required: true },
  },
  title: 'period',
  subtitle: 'closedUntil',
  sections: [{ id: 'closing', fields: ['period', 'closedUntil'] }],
  list: {
    columns: ['period', 'closedUntil'],
    shown: ['period', 'closedUntil'],
    sorts: ['closedUntil', 'created_at'],
    order: '-closedUntil',
    filters: [{ field: 'closedUntil', kind: 'dateRange' }],
    search: ['period'],
  },
  permissions: { ...permissions, create: 'financeAccounting.close' },
  demo: 1,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: 'all', viewer: [] },
  refine: ({ closedUntil }) => {
    // Over in every zone where books are kept.
    const maxDate = addDays(utcDay(new Date().toISOString()), -1)
    return closedUntil > maxDate ? [{ path: 'closedUntil', ...say('dateUntil', { maxDate }) }] : []
  },
})
