import { defineArea } from '../../src/shared/area/defineArea.ts'

const one = (number: number) => {
  const id = `generated_${number}`
  const permission = (action: string) => `generated${number}.${action}`
  return defineArea({
    id,
    name: `generated${number}`,
    table: `generated_${number}`,
    route: `/generated-${number}`,
    menu: [],
    scope: { broker: 'organisation_id', insurer: 'organisation_id' },
    fields: {
      number: { type: 'text', max: 40, unique: true, required: true },
      name: { type: 'text', max: 120, rule: 'name', required: true },
      remark: { type: 'longText', max: 500 },
      status: { type: 'option', options: ['ACTIVE', 'INACTIVE'], required: true },
      currency: { type: 'currency', required: true },
      amount: { type: 'money', limits: { IDR: { min: 1000 }, MYR: { min: 0.5 } }, required: true },
      share: { type: 'rate', max: 100 },
      begins: { type: 'date', required: true },
      isOpen: { type: 'flag' },
    },
    title: 'number',
    number: 'number',
    sections: [
      { id: 'identity', fields: ['number', 'name', 'remark', 'status'] },
      { id: 'terms', fields: ['currency', 'amount', 'share', 'begins', 'isOpen'] },
    ],
    list: {
      columns: ['number', 'name', 'status', 'amount', 'begins', 'isOpen'],
      shown: ['number', 'name', 'status', 'amount'],
      sorts: ['created_at', 'number', 'amount'],
      order: '-created_at',
      filters: [
        { field: 'status', kind: 'options' },
        { field: 'begins', kind: 'dateRange' },
        { field: 'isOpen', kind: 'flag' },
      ],
      search: ['number', 'name'],
    },
    permissions: {
      list: permission('list'),
      detail: permission('detail'),
      create: permission('create'),
      edit: permission('edit'),
      delete: permission('delete'),
    },
    operations: {
      detail: {
        name: `${id}.detail`,
        aliases: [
          { name: `${id}.detailV2`, method: 'GET', path: `/api/generated/v2/${number}/{number}` },
          { name: `${id}.short`, columns: { title: 'number', sum: 'amount' } },
        ],
      },
      list: {
        name: `${id}.list`,
        aliases: [
          { name: `${id}.active`, columns: { title: 'number', note: 'remark' }, filter: { status: ['ACTIVE'] } },
          {
            name: `${id}.listOf`,
            method: 'GET',
            path: `/api/generated/v2/${number}/of/{state}/{isOpen}`,
            braces: { state: 'status' },
          },
        ],
      },
      history: { name: `${id}.history`, method: 'GET', path: `/api/generated/v2/${number}/{number}/histories` },
      edit: { name: `${id}.edit`, method: 'PUT', path: `/api/generated/v2/${number}/{number}` },
      create: { name: `${id}.add`, method: 'POST', path: `/api/generated/v2/${number}` },
    },
  })
}

/** Areas as they may come, each with a table of its own; their calls are GraphQL's and REST's. */
export const generatedAreas = (count: number) => Array.from({ length: count }, (_, number) => one(number))
