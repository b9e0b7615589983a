import { bank } from '../../../src/areas/parties/bank.ts'
import { defineArea } from '../../../src/shared/area/defineArea.ts'
import type { Area } from '../../../src/shared/area/types.ts'

/** The counters of a bank, as an area below it. */
export const counter = defineArea({
  id: 'counter',
  name: 'counter',
  table: 'counters',
  route: '/bank/:parent/counter',
  menu: [],
  parent: { area: bank as unknown as Area, field: 'ofBank' },
  scope: bank.scope,
  fields: {
    ofBank: { type: 'reference', area: 'bank', required: true, readOnly: true },
    number: { type: 'text', max: 20, unique: true, required: true },
    name: { type: 'text', max: 60, required: true },
  },
  title: 'name',
  number: 'number',
  sections: [{ id: 'all', fields: ['ofBank', 'number', 'name'] }],
  list: {
    columns: ['number', 'name'],
    shown: ['name'],
    sorts: ['name'],
    order: 'name',
    views: { all: {} },
    filters: [],
    search: ['name'],
  },
  permissions: {
    list: 'counter.list',
    detail: 'counter.detail',
    create: 'counter.create',
    edit: 'counter.edit',
    delete: 'counter.delete',
  },
  actions: {
    ring: { permission: 'counter.ring', on: 'record', reads: true },
    tally: { permission: 'counter.tally', on: 'list', reads: true },
  },
  operations: { create: { name: 'counter.create', method: 'POST', path: '/api/counters' } },
}) as unknown as Area
