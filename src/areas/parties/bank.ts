import { digitsOff } from '../../../machines/fields/accountNumber.ts'
import { say } from '../../../machines/fields/messages.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const isActive = { test: ({ context }: { context: { status: string } }) => context.status === 'ACTIVE' }

const digitsOf = (bank: { accountDigitsMin: number; accountDigitsMax: number }) => ({
  min: bank.accountDigitsMin,
  max: bank.accountDigitsMax,
})

export const bank = defineArea({
  id: 'bank',
  name: 'bank',
  table: 'banks',
  route: '/bank',
  menu: [{ group: 'bankManagement' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, rule: 'name', required: true },
    status: {
      type: 'option',
      options: ['ACTIVE', 'INACTIVE'],
      intents: { ACTIVE: 'success', INACTIVE: 'subtle' },
      required: true,
    },
    accountDigitsMin: { type: 'integer', min: 5, max: 20, required: true },
    accountDigitsMax: { type: 'integer', min: 5, max: 20, required: true },
  },
  title: 'name',
  subtitle: 'code',
  imported: true,
  sections: [
    { id: 'identity', fields: ['code', 'name', 'status'] },
    { id: 'accounts', fields: ['accountDigitsMin', 'accountDigitsMax'] },
  ],
  list: {
    columns: ['code', 'name', 'status', 'accountDigitsMin', 'accountDigitsMax'],
    shown: ['name', 'code', 'accountDigitsMin', 'accountDigitsMax'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [{ field: 'status', kind: 'options' }],
    search: ['code', 'name'],
  },
  permissions: {
    list: 'bank.list',
    detail: 'bank.detail',
    create: 'bank.create',
    edit: 'bank.edit',
    delete: 'bank.delete',
  },
  actions: {
    activate: {
      permission: 'bank.updateStatus',
      on: 'rows',
      rules: { isInactive: { test: ({ context }) => context.status === 'INACTIVE' } },
    },
    deactivate: {
      permission: 'bank.updateStatus',
      on: 'rows',
      asked: true,
      intent: 'danger',
      rules: { isActive },
    },
    checkAccountNumber: {
      permission: 'bank.checkAccountNumber',
      on: 'record',
      input: { accountNumber: { type: 'text', max: 34, rule: 'digits', required: true } },
      reads: true,
      rules: {
        isActive,
        isLongEnough: {
          payload: ['accountNumber'],
          test: ({ context, event }) => digitsOff(event.accountNumber, digitsOf(context)) !== 'few',
        },
        isShortEnough: {
          payload: ['accountNumber'],
          test: ({ context, event }) => digitsOff(event.accountNumber, digitsOf(context)) !== 'many',
        },
      },
    },
  },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    bankManager: 'all',
    insurerManager: ['checkAccountNumber'],
    partner: ['checkAccountNumber'],
    viewer: [],
  },
  refine: ({ accountDigitsMin, accountDigitsMax }) =>
    accountDigitsMax < accountDigitsMin
      ? [{ path: 'accountDigitsMax', ...say('minValue', { min: accountDigitsMin }) }]
      : [],
})
