import { say } from '../../../machines/fields/messages.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { premiumLines } from './ofFinance.ts'

/** Per cent. */
const rate = { type: 'rate', max: 100 } as const
const known = { ...rate, required: true } as const

/**
 * What is earned of premiums that are paid in a time: the insurer's commission, and which part of it goes on to whom; the rest is the
 * house's. Of several for a premium the one is meant that says more of it, and then the later one.
 */
export const commissionSchedule = defineArea({
  id: 'commission_schedule',
  name: 'commissionSchedule',
  table: 'commission_schedules',
  route: '/commission-schedule',
  menu: [{ group: 'financeOperation', entry: 'commissionScheduleList' }],
  scope: { broker: 'broker_id' },
  fields: {
    name: { type: 'text', max: 120, unique: true, required: true },
    line: { type: 'option', options: premiumLines, required: true },
    insurer: { type: 'reference', area: 'insurer' },
    product_code: { type: 'text', max: 40 },
    rate: known,
    isPkp: { type: 'flag' },
    ppn: known,
    pph23: known,
    isNetOff: { type: 'flag' },
    validFrom: { type: 'date', required: true },
    validUntil: { type: 'date' },
    sellerShare: known,
    referrer: { type: 'reference', area: 'partner' },
    referrerShare: rate,
    payeeIsPkp: { type: 'flag' },
    payeePpn: known,
    payeePph23: known,
  },
  title: 'name',
  subtitle: 'line',
  sections: [
    { id: 'schedule', fields: ['name', 'line', 'insurer', 'product_code', 'validFrom', 'validUntil'] },
    { id: 'earned', fields: ['rate', 'isPkp', 'ppn', 'pph23', 'isNetOff'] },
    { id: 'shares', fields: ['sellerShare', 'referrer', 'referrerShare', 'payeeIsPkp', 'payeePpn', 'payeePph23'] },
  ],
  list: {
    columns: ['name', 'line', 'insurer', 'product_code', 'rate', 'isNetOff', 'validFrom', 'validUntil'],
    shown: ['name', 'line', 'insurer', 'rate', 'isNetOff', 'validFrom', 'validUntil'],
    sorts: ['name', 'rate', 'validFrom', 'updated_at'],
    order: '-validFrom',
    filters: [
      { field: 'line', kind: 'options' },
      { field: 'insurer', kind: 'reference' },
      { field: 'validFrom', kind: 'dateRange' },
    ],
    search: ['name', 'product_code'],
  },
  permissions: {
    list: 'commission_schedule.list',
    detail: 'commission_schedule.detail',
    create: 'commission_schedule.create',
    edit: 'commission_schedule.edit',
    delete: 'commission_schedule.delete',
  },
  demo: 6,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: [], brokerApprover: [], viewer: [] },
  refine: ({ validFrom, validUntil, sellerShare, referrer, referrerShare }) => [
    ...(validUntil && validUntil < validFrom
      ? [{ path: 'validUntil', ...say('dateFrom', { minDate: validFrom }) }]
      : []),
    ...(referrer && !referrerShare ? [{ path: 'referrerShare', ...say('required') }] : []),
    ...(sellerShare + (referrerShare ?? 0) > 100
      ? [{ path: 'sellerShare', ...say('maxPrice', { maxValue: 100 - (referrerShare ?? 0) }) }]
      : []),
  ],
})
