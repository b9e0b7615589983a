import { payeeFields } from '../../../machines/kit/outgoing.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { premiumLines } from './ofFinance.ts'

/** Where insurers take premiums: the head office those of all lines, a branch those of its own. */
export const insurerBranch = defineArea({
  id: 'insurer_branch',
  name: 'insurerBranch',
  table: 'insurer_branches',
  route: '/finance-operation/insurer-branch',
  menu: [{ group: 'financeOperation', entry: 'insurerBranchList' }],
  scope: { broker: 'broker_id' },
  fields: {
    code: { type: 'text', max: 20, rule: 'code', unique: true, required: true },
    name: { type: 'text', max: 120, required: true },
    insurer: { type: 'reference', area: 'insurer', required: true },
    headOffice: { type: 'flag' },
    premiumLines: { type: 'options', options: premiumLines },
    ...payeeFields,
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'branch', fields: ['name', 'code', 'insurer', 'headOffice', 'premiumLines'] },
    { id: 'bankAccount', fields: ['bank', 'accountNumber', 'accountName'] },
  ],
  list: {
    columns: ['name', 'code', 'insurer', 'headOffice', 'premiumLines', 'bank', 'accountNumber', 'accountName'],
    shown: ['name', 'code', 'insurer', 'headOffice', 'bank', 'accountNumber'],
    sorts: ['name', 'code', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'insurer', kind: 'reference' },
      { field: 'headOffice', kind: 'flag' },
    ],
    search: ['name', 'code', 'accountNumber', 'accountName'],
  },
  permissions: {
    list: 'insurer_branch.list',
    detail: 'insurer_branch.detail',
    create: 'insurer_branch.create',
    edit: 'insurer_branch.edit',
    delete: 'insurer_branch.delete',
  },
  operations: {
    list: {
      name: 'insurer_branch.list',
      aliases: [
        { name: 'finops.payment_to_insurer_request.insurance_branch_list' },
        { name: 'finops.payment_to_insurer_transaction.insurance_branch_list' },
      ],
    },
  },
  number: 'code',
  demo: 7,
  roles: { admin: 'all', brokerManager: 'all', brokerFinance: [], brokerApprover: [], viewer: [] },
})
